import SceneModel
import ViewTree

/// Values over time that do not depend on what was there before they began.
enum ValueCourse: Sendable {
  /// A track of keyframes.
  case keyframes(RunningKeyframes)
  /// A property going through phases.
  case phases(RunningPhases)

  /// How long it takes, in seconds; infinite without end.
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

  /// The value some time after the beginning, in seconds.
  func value(at elapsed: Double) -> PropertyValue {
    switch self {
    case .keyframes(let keyframes): keyframes.value(at: elapsed)
    case .phases(let phases): phases.value(at: elapsed)
    }
  }

  /// Whether it is over some time after the beginning, in seconds.
  func isDone(after elapsed: Double) -> Bool { elapsed + Clock.timeTolerance >= runningTime }
}
