import ViewTree

/// When the actions of a timeline happen, and which moments show the same.
///
/// A clock that resets shows its first cycle again and again. One that continues shows the same from
/// some cycle on, when nothing is left of the beginning: the cycles until then are written out.
struct TimelineCourse {
  private let clock: Clock
  /// How many cycles are written out; the last one stands for all later ones.
  private let cycles: Int

  /// The most actions that are written out; beyond that, what is left of the beginning is cut off.
  private static let maximumActions = 1_000_000.0
  /// How many cycles of an endless animation are played before the phase of its repetitions is lost.
  private static let endlessCycles = 10_000.0

  init(_ timeline: Timeline) {
    clock = timeline.clock
    guard clock.repeats, clock.atEnd == .continue, clock.duration > 0 else {
      cycles = 1
      return
    }
    let frames = timeline.canvas.longestSequence
    let occurrences = timeline.events.flatMap(\.occurrences)
    let longest = occurrences.map { $0.timeToEnd(frames: frames) }.max() ?? 0
    // A value depends on changes back to the last one that is done, which began at most `longest` and
    // a cycle before, and its path on the one before that. Changes of event 0 come within `longest`,
    // and the first of each other action within `longest` and a cycle.
    // What is repeated without end never comes to the same again, so its cycles are counted far out.
    let needed =
      longest.isFinite
      ? 4 + 2 * (longest / clock.duration).rounded(.up) : TimelineCourse.endlessCycles
    let weight = occurrences.reduce(0) { $0 + $1.weight }
    let possible = (TimelineCourse.maximumActions / Double(Swift.max(1, weight))).rounded()
    cycles = Int(Swift.max(2, Swift.min(needed, possible)))
  }

  /// The moment that shows what a time from the first appearance shows, both in seconds.
  func moment(at time: Double) -> Double {
    guard time.isFinite, clock.duration > 0 else { return 0 }
    guard clock.repeats else {
      return Swift.max(0, clock.atEnd == .reset ? Swift.min(time, clock.duration) : time)
    }
    let cycle = ((time + Clock.timeTolerance) / clock.duration).rounded(.down)
    let excess = Swift.max(0, cycle - Double(cycles - 1))
    return Swift.max(0, time - excess * clock.duration)
  }

  /// All that happens by its moment, in seconds; what comes at one moment as it is listed.
  ///
  /// Where the clock continues, event 0 happens only once.
  func occurrences(in timeline: Timeline) -> [(begin: Double, occurrence: Occurrence)] {
    var all: [(begin: Double, occurrence: Occurrence)] = []
    for cycle in 0..<cycles {
      let start = Double(cycle) * clock.duration
      for event in timeline.events where cycle == 0 || event.number > 0 {
        let time = start + clock.time(of: event.number)
        for occurrence in event.occurrences { all.append((time + occurrence.after, occurrence)) }
      }
    }
    return all.enumerated()
      .sorted { (key($0.element.begin), $0.offset) < (key($1.element.begin), $1.offset) }
      .map(\.element)
  }

  /// Moments that count as one have the same key, however they were summed up.
  private func key(_ moment: Double) -> Double { (moment / Clock.timeTolerance).rounded() }
}

extension ViewCanvas {
  /// How many pictures the longest sequence has; 0 if there is none.
  fileprivate var longestSequence: Int {
    var longest = 0
    root.visit { view in
      if case .frames(let style) = view.kind { longest = Swift.max(longest, style.sources.count) }
    }
    return longest
  }
}
