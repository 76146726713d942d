/// What a document owns.
struct JSONStorage {
  /// The text in which the bytes of strings and names lie decoded.
  var text: UnsafeMutablePointer<UInt8>
  /// The values.
  var slots: UnsafeMutablePointer<JSONSlot>
  /// The place of the value that the text consists of.
  var root: Int

  /// Gives all memory back.
  func free() {
    text.deallocate()
    slots.deallocate()
  }
}
