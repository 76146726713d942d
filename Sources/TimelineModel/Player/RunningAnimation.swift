import SceneModel
import ViewTree

/// A running animation whose values do not depend on earlier changes.
enum RunningAnimation: Sendable {
  /// A track of keyframes.
  case keyframes(RunningKeyframes)
  /// A property in phases.
  case phases(RunningPhases)

  /// The duration, in seconds; infinite for an endless one.
  var runningTime: Double {
    switch self {
    case .keyframes(let keyframes): keyframes.runningTime
    case .phases(let phases): phases.runningTime
    }
  }

  /// The value at the end.
  var end: PropertyValue {
    switch self {
    case .keyframes(let keyframes): keyframes.end
    case .phases(let phases): phases.end
    }
  }

  /// Returns the value some seconds after the beginning.
  func value(at elapsed: Double) -> PropertyValue {
    switch self {
    case .keyframes(let keyframes): keyframes.value(at: elapsed)
    case .phases(let phases): phases.value(at: elapsed)
    }
  }
}
