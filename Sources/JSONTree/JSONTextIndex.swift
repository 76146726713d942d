/// Where each value of a JSON text begins, in the order of the text.
///
/// Built by looking at brackets and quotes only, without recursion, so that any text is accepted: of
/// an incorrect one the part before the error is indexed.
struct JSONTextIndex {
  /// A value.
  struct Entry {
    /// The offset of its first byte.
    var start: UInt32
    /// The offset of the opening quote of its name; `UInt32.max` without one.
    var key: UInt32
    /// The index of the entry after it and all that it holds.
    var end: UInt32
  }

  /// The values; what an entry holds follows it at once.
  private(set) var entries: [Entry] = []
  /// The indices of arrays and objects that are open.
  private var open: [Int] = []
  /// The name that was read and has no value yet.
  private var key = UInt32.max

  init(_ bytes: [UInt8]) {
    guard bytes.count < Int(UInt32.max) else { return }
    bytes.withUnsafeBufferPointer { scan($0) }
    while !open.isEmpty { close() }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    var offset = JSONText.markLength(text)
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(entries.count)
        add(offset)
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close()
        offset += 1
      case UInt8(ascii: "\""):
        if isNameExpected(in: text) { key = UInt32(offset) } else { add(offset) }
        offset = JSONText.endOfString(in: text, from: offset)
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09:
        offset += 1
      default:
        add(offset)
        offset = endOfLiteral(in: text, from: offset)
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

  private func endOfLiteral(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start + 1
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), 0x20, 0x0A, 0x0D, 0x09:
        return offset
      default: offset += 1
      }
    }
    return offset
  }
}
