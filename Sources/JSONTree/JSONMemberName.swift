/// The name of a member, inside the document that holds it: not to be kept.
public struct JSONMemberName {
  /// The name as json-c holds it, which lives as long as the document.
  let key: UnsafePointer<CChar>

  /// The name as a string.
  public var string: String { String(cString: key) }

  /// Whether the name is a given one, without making a string.
  public func matches(_ name: StaticString) -> Bool {
    guard name.hasPointerRepresentation else { return string == "\(name)" }
    let count = name.utf8CodeUnitCount
    let wanted = name.utf8Start
    for index in 0..<count where UInt8(bitPattern: key[index]) != wanted[index] { return false }
    return key[count] == 0
  }
}
