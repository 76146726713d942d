import SceneModel

/// A running animation whose values do not depend on earlier changes: a track of keyframes, or a property in phases.
protocol RunningAnimation: Sendable {
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
