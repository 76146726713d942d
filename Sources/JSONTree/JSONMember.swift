/// A member of an object: its name and its value.
public struct JSONMember: @unchecked Sendable {
  /// The name as json-c holds it, which lives as long as the document.
  let key: UnsafePointer<CChar>
  /// The value.
  public let value: JSONValue

  /// The name.
  public var name: String { String(cString: key) }

  /// Whether the name is a given one, without making a string.
  public func isNamed(_ name: StaticString) -> Bool {
    guard name.hasPointerRepresentation else { return self.name == "\(name)" }
    for index in 0..<name.utf8CodeUnitCount
    where UInt8(bitPattern: key[index]) != name.utf8Start[index] || key[index] == 0 {
      return false
    }
    return key[name.utf8CodeUnitCount] == 0
  }
}
