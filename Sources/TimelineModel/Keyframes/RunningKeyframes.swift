import SceneModel

/// A running track of keyframes, with its repetitions.
struct RunningKeyframes: RunningTrack {
  let curve: KeyframeCurve
  /// The duration of each run of all tracks, in seconds.
  let cycle: Double
  /// The number of runs; `nil` for endless repetition.
  let count: Int?

  /// The duration of all runs, in seconds.
  var runningTime: Double {
    guard cycle > 0 else { return 0 }
    return count.map { Double($0) * cycle } ?? .infinity
  }

  /// The value at the end.
  var end: PropertyValue { curve.end }

  /// Returns the value at a time after the beginning, in seconds.
  func value(at elapsed: Double) -> PropertyValue {
    guard elapsed + Clock.timeTolerance < runningTime else { return end }
    let run = ((elapsed + Clock.timeTolerance) / cycle).rounded(.down)
    // Keyframes begin within the tolerance too, which matters where the value jumps.
    return curve.value(
      at: Swift.max(0, elapsed - run * cycle), tolerance: Clock.timeTolerance)
  }
}

/// A track of keyframes or a property in phases as it runs; its values do not depend on earlier changes.
protocol RunningTrack: Sendable {
  /// The duration of all runs, in seconds; infinite for an endless one.
  var runningTime: Double { get }
  /// The value at the end.
  var end: PropertyValue { get }

  /// Returns the value some seconds after the beginning.
  func value(at elapsed: Double) -> PropertyValue
  /// Returns the times up to one after an end at which the motion changes, in seconds after the beginning.
  func breaks(until end: Double) -> [Double]
  /// Returns the motion between two times after the beginning.
  func motion(from start: Double, to end: Double) -> PropertyMotionPart
}
