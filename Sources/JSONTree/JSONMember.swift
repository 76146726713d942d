/// A member of an object: its name and its value.
public struct JSONMember: @unchecked Sendable {
  /// The name as json-c holds it, which lives as long as the document.
  let key: UnsafePointer<CChar>
  /// The value.
  public let value: JSONValue

  /// The name.
  public var name: String { String(cString: key) }

  /// Whether the name is a given one, without making a string.
  public func isNamed(_ name: StaticString) -> Bool { JSONMemberName(key: key).matches(name) }
}
