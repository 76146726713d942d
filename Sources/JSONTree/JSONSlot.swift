/// A value in the memory of a document.
///
/// The elements of an array, and the members of an object, are adjacent, so that each is found by
/// its index.
@usableFromInline
struct JSONSlot {
  /// The bits of a number, 1 for `true`, or the start of the bytes of a string or the slots of an array or object, below
  /// the bits of the names of an object's members.
  @usableFromInline var payload: UInt64 = 0
  /// The name of a member.
  @usableFromInline var name = JSONSlotName()
  /// The number of elements or members, or the length of a string in bytes.
  @usableFromInline var count: UInt32 = 0
  /// The kind of value.
  @usableFromInline let kind: JSONKind

  /// Makes `null`, `false`, or an empty array or object.
  init(_ kind: JSONKind) {
    self.kind = kind
  }

  /// Makes a truth value.
  init(_ value: Bool) {
    kind = .bool
    payload = value ? 1 : 0
  }

  /// Makes a number.
  init(_ number: Double) {
    kind = .number
    payload = number.bitPattern
  }

  /// Makes a string of bytes of the text.
  init(stringAt start: Int, count: Int) {
    kind = .string
    payload = UInt64(start)
    self.count = UInt32(count)
  }

  /// The value of a number.
  @inlinable var number: Double { Double(bitPattern: payload) }

  /// Whether a truth value is `true`.
  @inlinable var isTrue: Bool { payload != 0 }

  /// The start of the bytes of a string, or of the slots of an array or object.
  @inlinable var start: Int {
    get { Int(UInt32(truncatingIfNeeded: payload)) }
    set { payload = (payload >> 32) << 32 | UInt64(newValue) }
  }

  /// The names of the members of an object.
  @inlinable var names: JSONNameSet {
    get { JSONNameSet(bits: UInt32(payload >> 32)) }
    set { payload = UInt64(newValue.bits) << 32 | UInt64(UInt32(truncatingIfNeeded: payload)) }
  }
}

/// The name of a member: its place in the text of a document, after its length, and its key.
@usableFromInline
struct JSONSlotName {
  /// The size of the length, in bytes.
  static let lengthSize = 4
  /// The number of bytes of a name and after it that are read together.
  static let startSize = 4

  private var start: UInt32 = 0
  @usableFromInline private(set) var key = JSONNameKey()

  /// Makes the name of a value that is no member.
  init() {}

  /// Makes a name that starts at an index of a text, which has `startSize` bytes there.
  @inline(__always)
  init(in text: UnsafePointer<UInt8>, at start: Int) {
    self.start = UInt32(start)
    let first = UnsafeRawPointer(text + start).loadUnaligned(as: UInt32.self)
    key = JSONNameKey(start: UInt32(littleEndian: first), count: JSONSlotName.count(text + start))
  }

  /// The bytes of the name.
  func bytes(in text: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let first = text + Int(start)
    return UnsafeBufferPointer(start: first, count: JSONSlotName.count(first))
  }

  /// The length of a string that starts at an address.
  @inline(__always)
  static func count(_ first: UnsafePointer<UInt8>) -> Int {
    Int((UnsafeRawPointer(first) - lengthSize).loadUnaligned(as: UInt32.self))
  }
}

/// The memory that a document owns.
struct JSONStorage {
  /// The text, which contains the decoded bytes of strings and names.
  let text: UnsafeMutablePointer<UInt8>
  /// The values; the first one is the whole text's.
  let slots: UnsafeMutablePointer<JSONSlot>

  /// Frees the memory.
  func free() {
    text.deallocate()
    slots.deallocate()
  }
}

extension JSONStorage {
  /// Copies values.
  init(text: [UInt8], slots: [JSONSlot]) {
    self.init(
      text: .allocate(capacity: max(text.count, 1)), slots: .allocate(capacity: slots.count))
    self.text.initialize(from: text, count: text.count)
    self.slots.initialize(from: slots, count: slots.count)
  }
}
