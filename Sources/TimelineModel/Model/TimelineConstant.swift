/// A value with a name, which actions use more than once.
///
/// Actions hold the value itself; files have the name in its place.
package struct TimelineConstant: Hashable, Sendable {
  /// The value of a constant.
  package enum Value: Hashable, Sendable {
    /// The duration of animations, in seconds.
    case duration(Double)
    /// The delay of changes, or the step of a group, in seconds.
    case delay(Double)
    /// A curve.
    case curve(AnimationCurve)
  }

  /// The name, a Swift identifier.
  package var name: String
  /// The value.
  package var value: Value

  /// Makes a constant.
  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
