import StageModel

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
    let actions = timeline.events.flatMap(\.actions)
    let longest = actions.map(\.timeToEnd).max() ?? 0
    // A value depends on changes back to the last one that is done, which began at most `longest` and
    // a cycle before, and its path on the one before that. Changes of event 0 come within `longest`,
    // and the first of each other action within `longest` and a cycle.
    // What is repeated without end never comes to the same again, so its cycles are counted far out.
    let needed =
      longest.isFinite
      ? 4 + 2 * (longest / clock.duration).rounded(.up) : TimelineCourse.endlessCycles
    let possible = (TimelineCourse.maximumActions / Double(Swift.max(1, actions.count))).rounded()
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

  /// All actions by the moment of their change, in seconds; those of one moment as they are listed.
  ///
  /// Where the clock continues, event 0 happens only once.
  func actions(of timeline: Timeline) -> [(begin: Double, action: TimelineAction)] {
    var all: [(begin: Double, action: TimelineAction)] = []
    for cycle in 0..<cycles {
      let start = Double(cycle) * clock.duration
      for event in timeline.events where cycle == 0 || event.number > 0 {
        let time = start + clock.time(of: event.number)
        for action in event.actions { all.append((time + action.after, action)) }
      }
    }
    return all.enumerated()
      .sorted { (key($0.element.begin), $0.offset) < (key($1.element.begin), $1.offset) }
      .map(\.element)
  }

  /// Moments that count as one have the same key, however they were summed up.
  private func key(_ moment: Double) -> Double { (moment / Clock.timeTolerance).rounded() }
}

extension TimelineAction {
  /// How long after the event the action is over, in seconds.
  fileprivate var timeToEnd: Double {
    guard case .animate(let animation) = change else { return after }
    return after + animation.delay + animation.runningTime
  }
}
