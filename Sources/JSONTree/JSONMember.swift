/// A member of an object: a name and a value.
public struct JSONMember: Sendable {
  /// The value.
  public let value: JSONValue

  /// The name.
  public var name: String { memberName.string }

  /// Whether the member has a name; makes no string.
  public func isNamed(_ name: StaticString) -> Bool { memberName.matches(name) }

  private var memberName: JSONMemberName {
    JSONMemberName(value.slot, in: value.document.text)
  }
}
