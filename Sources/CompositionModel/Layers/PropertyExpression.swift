/// The text of an expression on a property, which refers to it by its index in `Layer.expressions`.
package struct PropertyExpression: Hashable, Sendable {
  /// The JSON pointer to the property.
  package var pointer: String
  /// The expression, in JavaScript.
  package var source: String

  /// Makes an expression of its parts.
  package init(pointer: String, source: String) {
    self.pointer = pointer
    self.source = source
  }
}
