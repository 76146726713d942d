/// Finds members of one object by name, fastest in the order of the text; the document must outlive it.
///
/// It is public because only then other modules inline it.
public struct JSONMemberFinder {
  @usableFromInline let object: JSONValue
  @usableFromInline let names: JSONNameSet
  /// The number of members.
  public let count: Int
  @usableFromInline let members: UnsafePointer<JSONSlot>
  /// The index at which the next search begins: after the member that was found last.
  @usableFromInline var upcoming = 0

  /// Makes a finder for an object; nil for other kinds of values.
  @inlinable
  public init?(_ object: JSONValue) {
    guard object.kind == .object else { return nil }
    self.object = object
    names = object.slot.pointee.names
    count = object.count
    members = object.children
  }

  /// The value of a member and its index; nil if there is none.
  @inlinable
  public mutating func find(_ name: JSONName) -> (index: Int, value: JSONValue)? {
    guard let index = index(name) else { return nil }
    return (index, JSONValue(members + index, beside: object))
  }

  /// The index of a member, and its value if that is a number; nil if there is no such member.
  @inlinable
  public mutating func findNumber(_ name: JSONName) -> (index: Int, number: Double?)? {
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
    names.withUnsafeBufferPointer { $0.contains { isNamed(members + index, $0) } }
  }

  @inlinable @inline(__always)
  mutating func index(_ name: JSONName) -> Int? {
    // Half of the searches are for missing members and end at the filter, without a call.
    names.mayContain(name.key) ? search(name) : nil
  }

  /// The index of a member whose name passes the filter; nil if there is none.
  @usableFromInline
  mutating func search(_ name: JSONName) -> Int? {
    let next = members + upcoming
    guard let found = first(name, next, members + count) ?? first(name, members, next) else {
      return nil
    }
    let index = found - members
    upcoming = index + 1
    return index
  }

  /// The first of some adjacent members with a name; nil if none has it.
  @inline(__always)
  private func first(
    _ name: JSONName, _ start: UnsafePointer<JSONSlot>, _ end: UnsafePointer<JSONSlot>
  ) -> UnsafePointer<JSONSlot>? {
    var member = start
    while member < end {
      if isNamed(member, name) { return member }
      member += 1
    }
    return nil
  }

  @inline(__always)
  private func isNamed(_ member: UnsafePointer<JSONSlot>, _ name: JSONName) -> Bool {
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
