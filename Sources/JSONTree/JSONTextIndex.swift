/// The places at which the values of a JSON text begin, in the order of the text.
///
/// Built from tokens without recursion, so that any text is accepted; in a text with an error, the part before it is
/// indexed.
struct JSONTextIndex {
  /// A value.
  struct Entry {
    /// The offset of its first byte.
    var start: UInt32
    /// The offset of the opening quote of its name; `UInt32.max` without one.
    var key: UInt32
    /// The index after its entry and those of the values inside it.
    var end: UInt32
  }

  /// The values in preorder.
  private(set) var entries: [Entry] = []
  /// The indices of the open arrays and objects.
  private var open: [Int] = []
  /// The offset of a name whose value follows.
  private var key = UInt32.max

  init(_ bytes: [UInt8]) {
    guard bytes.count < Int(UInt32.max) else { return }
    bytes.withUnsafeBufferPointer { scan($0) }
    while !open.isEmpty { close() }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    for token in JSONTokens(text) {
      switch token.kind {
      case .opening:
        open.append(entries.count)
        add(token.start)
      case .closing: close()
      case .string where isNameExpected(in: text): key = UInt32(token.start)
      case .string, .word: add(token.start)
      case .comma, .colon, .comment: break
      }
    }
  }

  private func isNameExpected(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key == .max, let last = open.last else { return false }
    return text[Int(entries[last].start)] == UInt8(ascii: "{")
  }

  private mutating func add(_ offset: Int) {
    let next = UInt32(entries.count + 1)
    entries.append(Entry(start: UInt32(offset), key: key, end: next))
    key = .max
  }

  private mutating func close() {
    key = .max
    guard let last = open.popLast() else { return }
    entries[last].end = UInt32(entries.count)
  }
}
