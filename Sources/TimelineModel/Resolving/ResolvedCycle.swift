import SceneModel

/// The times of a resolved timeline: an introduction, and a cycle that repeats.
package struct ResolvedCycle: Hashable, Sendable {
  /// The beginning of the repeated part, in seconds.
  package private(set) var start = 0.0
  /// The end of the first cycle, in seconds from the appearance of the views.
  package private(set) var duration: Double
  /// Whether the values repeat; they stay at the end otherwise.
  package private(set) var repeats: Bool
  /// Whether the cycle only approximates a timeline that never returns to an earlier state.
  package private(set) var isCut = false

  /// The largest number of the clock's cycles until the values repeat.
  private static let longest = 12

  /// Finds the times of a timeline.
  init(_ timeline: Timeline, _ tracks: [PropertyTrack]) {
    let clock = timeline.clock
    (duration, repeats) = (clock.duration, clock.repeats)
    guard clock.atEnd == .continue else { return }
    if !clock.repeats {
      let frames = timeline.canvas.longestSequence
      let ends = timeline.events.flatMap { event in
        event.items.map { clock.time(of: event.number) + $0.timeToEnd(frames: frames) }
      }
      let last = ends.filter(\.isFinite).reduce(clock.duration, Swift.max)
      duration = last
      guard ends.contains(where: { !$0.isFinite }) else { return }
    }
    for count in 1...ResolvedCycle.longest {
      for length in 1...count {
        let period = clock.duration * Double(length)
        let begin = duration - clock.duration + clock.duration * Double(count - length)
        guard tracks.allSatisfy({ $0.history.repeats(from: begin, period: period) }) else {
          continue
        }
        (start, duration, repeats) = (begin, begin + period, true)
        return
      }
    }
    isCut = true
    start = clock.repeats ? clock.duration * Double(ResolvedCycle.longest - 1) : 0
    duration += clock.duration * Double(ResolvedCycle.longest - 1)
  }
}

extension PropertyHistory {
  /// Whether a period has the values of the next one.
  fileprivate func repeats(from start: Double, period: Double) -> Bool {
    let end = start + 2 * period
    let breaks = breaks(until: end).filter { $0 >= start && $0 <= end }
      .map { $0 >= start + period ? $0 - period : $0 }
    var times = Set(breaks.flatMap { [$0 - 1e-4, $0 + 1e-4] })
    for step in 0..<PropertyHistory.samples {
      times.insert(start + period * (Double(step) + 0.37) / Double(PropertyHistory.samples))
    }
    return times.allSatisfy { time in
      guard time >= start else { return true }
      return value(at: time).isNear(value(at: time + period), 1e-3)
    }
  }

  /// The number of moments at which two periods are compared beside those at which motions change.
  private static var samples: Int { 24 }
}
