import TimelineModel

/// Chooses the interval of a clock, so that changes begin at events.
///
/// In a long composition a tick is about a second. In a composition of a few seconds, or with markers, ticks are at the
/// times at which changes begin, or at the markers, as far as an even interval allows.
struct ClockChooser {
  /// The duration of a cycle, in seconds.
  let duration: Double
  let grid: FrameTimes
  /// The times of markers, in seconds.
  let markers: [Double]

  /// The longest composition whose ticks follow changes, in seconds.
  private static let shortest = 3.0
  /// The shortest and the longest interval, in seconds.
  private static let intervals = 0.2...2.0
  /// The largest number of ticks of a composition with markers.
  private static let mostTicks = 240.0
  /// The weight of a factor of two between the interval and a second.
  private static let octave = 0.3
  /// The weight of an interval of whole frames.
  private static let wholeFrames = 0.3

  /// The clock for changes that begin at some times, in seconds.
  func clock(begins: Set<Double>) -> Clock {
    let standard = Clock(duration: duration)
    let times = markers.isEmpty ? begins.sorted() : markers
    let isShort = duration <= ClockChooser.shortest || !markers.isEmpty
    let fewest = (duration / ClockChooser.intervals.upperBound).rounded(.up)
    let most = Swift.min(
      (duration / ClockChooser.intervals.lowerBound).rounded(.down), ClockChooser.mostTicks)
    guard fewest <= most, fewest.isFinite, most.isFinite else { return standard }
    var best = (clock: standard, score: score(of: standard, times, isShort: isShort))
    for count in Int(Swift.max(1, fewest))...Int(Swift.max(1, most)) {
      let clock = Clock(interval: duration / Double(count), ticks: count)
      let score = score(of: clock, times, isShort: isShort)
      // A small gain is no reason for an unusual interval.
      if score > best.score + 1e-9 { best = (clock, score) }
    }
    return best.clock
  }

  private func score(of clock: Clock, _ times: [Double], isShort: Bool) -> Double {
    let later = times.filter { $0 > Clock.timeTolerance && $0 < clock.duration }
    let hits = later.count { time in
      abs(clock.time(of: clock.event(at: time)) - time) <= Clock.timeTolerance
    }
    let share = later.isEmpty ? 0 : Double(hits) / Double(later.count)
    let isWhole =
      abs(clock.interval - grid.seconds((clock.interval * grid.frameRate).rounded()))
      <= Clock.timeTolerance
    return (isShort ? share : 0) + (isWhole ? ClockChooser.wholeFrames : 0)
      - distance(clock.interval) * ClockChooser.octave
  }

  /// The number of factors of two between an interval and a second, about.
  private func distance(_ interval: Double) -> Double {
    interval > 1 ? interval - 1 : 1 / interval - 1
  }
}
