/// A value with a name, which actions use more than once.
///
/// Actions hold the value itself; files have the name in its place.
public struct TimelineConstant: Hashable, Sendable {
  /// The value of a constant.
  public enum Value: Hashable, Sendable {
    /// The duration of animations, in seconds.
    case duration(Double)
    /// The delay of changes, or the step of a group, in seconds.
    case delay(Double)
    /// A curve.
    case curve(AnimationCurve)
  }

  /// The name, a Swift identifier.
  public var name: String
  /// The value.
  public var value: Value

  /// Makes a constant.
  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

extension Timeline {
  /// The name of a value; `nil` if it has none.
  public func name(of value: TimelineConstant.Value) -> String? {
    constants.first { $0.value == value }?.name
  }
}
