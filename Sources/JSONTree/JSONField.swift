/// A named value of a `JSONNode` object.
public struct JSONField: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONNode

  /// Makes a named value.
  public init(_ name: String, _ value: JSONNode) {
    self.name = name
    self.value = value
  }
}
