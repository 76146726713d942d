/// A value as a document stores it.
///
/// The elements of an array, and the members of an object, lie side by side, so that each is found by its place.
struct JSONSlot {
  /// The bits of a number, 1 for `true`, or where the bytes of a string or the slots of an array or object begin.
  private var payload: UInt64 = 0
  /// Where the name of a member begins in the text of the document.
  var nameStart: UInt32 = 0
  /// The length of the name, in bytes.
  var nameCount: UInt32 = 0
  /// How many elements or members there are, or how many bytes a string has.
  var count: UInt32 = 0
  /// What the value is.
  let kind: JSONKind

  /// Makes `null`, `false`, or an array or object without anything in it.
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
  var number: Double { Double(bitPattern: payload) }

  /// Whether a truth value is `true`.
  var isTrue: Bool { payload != 0 }

  /// Where the bytes of a string, or the slots of an array or object, begin.
  var start: Int {
    get { Int(truncatingIfNeeded: payload) }
    set { payload = UInt64(newValue) }
  }
}
