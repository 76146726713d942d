/// The memory that a document owns.
struct JSONStorage {
  /// The text, which contains the decoded bytes of strings and names.
  let text: UnsafeMutablePointer<UInt8>
  /// The values; the first one is the whole text's.
  let slots: UnsafeMutablePointer<JSONSlot>

  /// Takes memory over.
  init(text: UnsafeMutablePointer<UInt8>, slots: UnsafeMutablePointer<JSONSlot>) {
    self.text = text
    self.slots = slots
  }

  /// Copies values.
  init(text: [UInt8], slots: [JSONSlot]) {
    self.text = .allocate(capacity: max(text.count, 1))
    self.text.initialize(from: text, count: text.count)
    self.slots = .allocate(capacity: slots.count)
    self.slots.initialize(from: slots, count: slots.count)
  }

  /// Frees the memory.
  func free() {
    text.deallocate()
    slots.deallocate()
  }
}
