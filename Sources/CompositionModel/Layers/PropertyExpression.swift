/// The text of an expression on a property, which refers to it by its index in `Layer.expressions`.
public struct PropertyExpression: Hashable, Sendable {
  /// The JSON pointer to the property.
  public var pointer: String
  /// The expression, in JavaScript.
  public var source: String

  /// Makes an expression of its parts.
  public init(pointer: String, source: String) {
    self.pointer = pointer
    self.source = source
  }
}
