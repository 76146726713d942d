/// A member of an object: its name and its value.
public struct JSONMember: Sendable {
  /// The value.
  public let value: JSONValue

  /// The name.
  public var name: String { memberName.string }

  /// Whether the name is a given one, without making a string.
  public func isNamed(_ name: StaticString) -> Bool { memberName.matches(name) }

  private var memberName: JSONMemberName {
    JSONMemberName(value.slot, in: value.document.text)
  }
}
