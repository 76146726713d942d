/// Finds members of one object by name, fastest in the order of the text; the document must outlive it.
package struct JSONMemberFinder {
  private let object: JSONValue
  private let names: JSONNameSet
  /// The number of members.
  package let count: Int
  private let members: UnsafePointer<JSONSlot>
  /// The index at which the next search begins: after the member that was found last.
  private var upcoming = 0

  /// Makes a finder for an object; nil for other kinds of values.
  package init?(_ object: JSONValue) {
    guard object.kind == .object else { return nil }
    self.object = object
    names = object.slot.pointee.names
    count = object.count
    members = object.children
  }

  /// The value of a member and its index; nil if there is none.
  package mutating func find(_ name: JSONName) -> (index: Int, value: JSONValue)? {
    guard let index = index(name) else { return nil }
    return (index, JSONValue(members + index, beside: object))
  }

  /// The index of a member, and its value if that is a number; nil if there is no such member.
  package mutating func findNumber(_ name: JSONName) -> (index: Int, number: Double?)? {
    guard let index = index(name) else { return nil }
    return (index, JSONValue.number(members + index))
  }

  /// The address of a member in memory, which no other member of the document has.
  package func address(of index: Int) -> UInt { UInt(bitPattern: members + index) }

  /// The name of a member.
  package func name(of index: Int) -> String {
    JSONMemberName(members + index, in: object.text).string
  }

  /// Whether a member has one of several names.
  package func isNamed(_ index: Int, oneOf names: [JSONName]) -> Bool {
    names.withUnsafeBufferPointer { $0.contains { isNamed(index, $0) } }
  }

  private mutating func index(_ name: JSONName) -> Int? {
    guard names.mayContain(name.key), let index = place(of: name) else { return nil }
    upcoming = index + 1
    return index
  }

  @inline(__always)
  private func place(of name: JSONName) -> Int? {
    for index in upcoming..<count where isNamed(index, name) { return index }
    for index in 0..<upcoming where isNamed(index, name) { return index }
    return nil
  }

  @inline(__always)
  private func isNamed(_ index: Int, _ name: JSONName) -> Bool {
    let member = members + index
    guard member.pointee.name.key == name.key else { return false }
    return name.key.isUnique || JSONMemberName(member, in: object.text).matches(name.bytes)
  }
}

/// The name of a member in the memory of its document, which must outlive it.
struct JSONMemberName {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Makes the name of the member in a slot.
  init(_ slot: UnsafePointer<JSONSlot>, in text: UnsafePointer<UInt8>) {
    bytes = slot.pointee.name.bytes(in: text)
  }

  /// The name as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name equals other bytes.
  func matches(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == wanted.count else { return false }
    for index in 0..<bytes.count where bytes[index] != wanted[index] { return false }
    return true
  }
}
