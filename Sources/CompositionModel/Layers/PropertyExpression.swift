/// An expression on a property, as text; the property names it by its place among the layer's expressions.
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
