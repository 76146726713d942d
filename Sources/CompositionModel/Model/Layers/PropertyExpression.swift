/// An expression on a property, as text: it is kept, and the property has the value beside it in the file.
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
