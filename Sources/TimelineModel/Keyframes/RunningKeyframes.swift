import SceneModel
import ViewTree

/// One track of keyframes in action, with its repetitions.
struct RunningKeyframes: Sendable {
  private let curve: KeyframeCurve
  /// How long each time takes, with all other tracks, in seconds.
  private let cycle: Double
  /// How many times there are; `nil` for without end.
  private let count: Int?

  init(_ curve: KeyframeCurve, cycle: Double, count: Int?) {
    self.curve = curve
    self.cycle = cycle
    self.count = count
  }

  /// How long all takes, in seconds.
  var runningTime: Double {
    guard cycle > 0 else { return 0 }
    return count.map { Double($0) * cycle } ?? .infinity
  }

  /// The value at the end.
  var end: PropertyValue { curve.end }

  /// The value some time after the beginning, in seconds.
  func value(at elapsed: Double) -> PropertyValue {
    guard elapsed + Clock.timeTolerance < runningTime else { return end }
    let run = ((elapsed + Clock.timeTolerance) / cycle).rounded(.down)
    // So does a keyframe, which matters where the value jumps.
    return curve.value(
      at: Swift.max(0, elapsed - run * cycle), tolerance: Clock.timeTolerance)
  }
}
