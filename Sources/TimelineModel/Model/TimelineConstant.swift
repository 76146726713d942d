/// A value that has a name, because actions use it more than once.
///
/// Actions hold the value itself; the JSON form writes the name in its place.
public struct TimelineConstant: Hashable, Sendable {
  /// What a name stands for.
  public enum Value: Hashable, Sendable {
    /// How long animations take, in seconds.
    case duration(Double)
    /// How long changes wait, or by how much more each further one of a group does, in seconds.
    case delay(Double)
    /// A curve.
    case curve(AnimationCurve)
  }

  /// The name, a Swift identifier.
  public var name: String
  /// What it stands for.
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
