/// A named value of a `JSONNode` object.
package struct JSONField: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONNode

  /// Makes a named value.
  package init(_ name: String, _ value: JSONNode) {
    self.name = name
    self.value = value
  }
}
