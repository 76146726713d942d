/// The name of a member in the memory of its document, which must outlive it.
package struct JSONMemberName {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Makes the name of the member in a slot.
  init(_ slot: UnsafePointer<JSONSlot>, in text: UnsafePointer<UInt8>) {
    bytes = UnsafeBufferPointer(
      start: text + Int(slot.pointee.nameStart), count: Int(slot.pointee.nameCount))
  }

  /// The name as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name equals another one; makes no string.
  package func matches(_ name: StaticString) -> Bool {
    guard name.hasPointerRepresentation else { return string == "\(name)" }
    return matches(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Whether the name equals other bytes.
  func matches(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == wanted.count else { return false }
    for index in 0..<bytes.count where bytes[index] != wanted[index] { return false }
    return true
  }
}
