import ViewTree

/// The times of all items of a timeline, and the mapping of any time to an equivalent one among
/// these.
///
/// A clock that resets repeats its first cycle. A clock that continues repeats a later one, after which no animation of
/// the beginning runs: all cycles up to that are unrolled.
struct PlaybackSchedule {
  private let clock: Clock
  /// The number of unrolled cycles; the last one represents all later ones.
  private let cycles: Int

  /// The largest number of unrolled actions; longer animations are truncated.
  private static let maximumActions = 1_000_000.0
  /// The number of cycles of an endless animation after which the phase of its repetitions is lost.
  private static let endlessCycles = 10_000.0

  init(_ timeline: Timeline) {
    clock = timeline.clock
    guard clock.repeats, clock.atEnd == .continue, clock.duration > 0 else {
      cycles = 1
      return
    }
    let frames = timeline.canvas.longestSequence
    let items = timeline.events.flatMap(\.items)
    let longest = items.map { $0.timeToEnd(frames: frames) }.max() ?? 0
    // A value depends on changes back to the last one that is done, which began at most `longest` and
    // a cycle before, and its path on the one before that. Changes of event 0 come within `longest`,
    // and the first of each other action within `longest` and a cycle.
    // Endless repetitions never return to an earlier state.
    let needed =
      longest.isFinite
      ? 4 + 2 * (longest / clock.duration).rounded(.up) : PlaybackSchedule.endlessCycles
    let weight = items.reduce(0) { $0 + $1.weight }
    let possible = (PlaybackSchedule.maximumActions / Double(Swift.max(1, weight))).rounded()
    cycles = Int(Swift.max(2, Swift.min(needed, possible)))
  }

  /// Returns the unrolled time that looks the same as a time from the first appearance, both in
  /// seconds.
  func unrolledTime(at time: Double) -> Double {
    guard time.isFinite, clock.duration > 0 else { return 0 }
    guard clock.repeats else {
      return Swift.max(0, clock.atEnd == .reset ? Swift.min(time, clock.duration) : time)
    }
    let cycle = ((time + Clock.timeTolerance) / clock.duration).rounded(.down)
    let excess = Swift.max(0, cycle - Double(cycles - 1))
    return Swift.max(0, time - excess * clock.duration)
  }

  /// Returns all items by time, in seconds; items at one time keep their order.
  ///
  /// If the clock continues, event 0 happens only once.
  func items(of timeline: Timeline) -> [(begin: Double, item: EventItem)] {
    var all: [(begin: Double, item: EventItem)] = []
    for cycle in 0..<cycles {
      let start = Double(cycle) * clock.duration
      for event in timeline.events where cycle == 0 || event.number > 0 {
        let time = start + clock.time(of: event.number)
        for item in event.items { all.append((time + item.after, item)) }
      }
    }
    return all.enumerated()
      .sorted { ($0.element.begin.instant, $0.offset) < ($1.element.begin.instant, $1.offset) }
      .map(\.element)
  }
}

extension Double {
  /// A number that is equal for equal times with different rounding errors.
  package var instant: Double { (self / Clock.timeTolerance).rounded() }
}

extension ViewCanvas {
  /// The number of pictures in the longest sequence; 0 without any.
  var longestSequence: Int {
    let counts = root.preorder.lazy.map { view in
      if case .frames(let style) = view.node.kind { style.sources.count } else { 0 }
    }
    return counts.max() ?? 0
  }
}
