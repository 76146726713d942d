/// A member of an object: a name and a value.
package struct JSONMember: Sendable {
  /// The value.
  package let value: JSONValue

  /// The name.
  package var name: String { memberName.string }

  /// Whether the member has a name; makes no string.
  package func isNamed(_ name: StaticString) -> Bool { memberName.matches(name) }

  private var memberName: JSONMemberName {
    JSONMemberName(value.slot, in: value.document.text)
  }
}
