import SceneModel
import ViewTree

/// A running track of keyframes, with its repetitions.
struct RunningKeyframes: RunningAnimation {
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
