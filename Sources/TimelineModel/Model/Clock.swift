/// The source of events: a timer that ticks at an interval.
///
/// Event 0 is the moment at which the views appear; the ticks are the events 1…`ticks`, and wrap around.
package struct Clock: Hashable, Sendable {
  /// The behavior at the last tick.
  package enum End: String, Hashable, Sendable, CaseIterable {
    /// All properties return to their initial values, and the actions of event 0 run again.
    case reset
    /// Properties keep their values, and running animations continue.
    case `continue`
  }

  /// The time from one tick to the next, in seconds; above 0.
  package var interval: Double
  /// The number of ticks of a cycle; at least 1.
  package var ticks: Int
  /// Whether cycles repeat without end.
  package var repeats: Bool
  /// The behavior at the last tick.
  package var atEnd: End

  /// Makes a clock.
  package init(interval: Double, ticks: Int, repeats: Bool = true, atEnd: End = .reset) {
    self.interval = interval
    self.ticks = ticks
    self.repeats = repeats
    self.atEnd = atEnd
  }

  /// The clock of a duration in seconds, with the interval nearest to one second that divides it evenly.
  ///
  /// Durations that are not finite and positive count as one second.
  package init(duration: Double) {
    let duration = duration > 0 && duration.isFinite ? duration : 1
    let fewer = Swift.max(1, Swift.min(duration, 1e6).rounded(.down))
    let isNearer =
      fewer < 1e6 && abs(duration / (fewer + 1) - 1) < abs(duration / fewer - 1)
    let count = isNearer ? fewer + 1 : fewer
    self.init(interval: duration / count, ticks: Int(count))
  }

  /// The clock of a duration in seconds, with the interval nearest to a given one that divides it evenly.
  ///
  /// Durations and intervals that are not finite and positive count as one second.
  package init(duration: Double, interval: Double) {
    let duration = duration > 0 && duration.isFinite ? duration : 1
    let interval = interval > 0 && interval.isFinite ? interval : 1
    let count = Swift.max(1, Swift.min((duration / interval).rounded(), 1e6))
    self.init(interval: duration / count, ticks: Int(count))
  }

  /// The duration of one cycle, in seconds.
  package var duration: Double { interval * Double(ticks) }

  /// The moment of an event in its cycle, in seconds.
  package func time(of event: Int) -> Double { interval * Double(event) }

  /// The last event, 0 included, that is not after a moment of the cycle, in seconds.
  package func event(at time: Double) -> Int {
    let count = ((time + Clock.timeTolerance) / interval).rounded(.down)
    return count.isFinite ? Int(Swift.max(0, Swift.min(count, Double(ticks)))) : 0
  }

  /// The largest difference at which two times count as one, in seconds: less than any frame, more
  /// than rounding errors.
  package static let timeTolerance = 1e-6
}
