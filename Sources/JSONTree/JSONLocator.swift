package import Diagnostics

/// Finds the lines and columns of values in a JSON text.
///
/// The first call indexes the text, so that making a locator costs nothing. Each call takes time in proportion to the
/// elements and members along the pointer.
package final class JSONLocator {
  /// A value of the text.
  private struct Entry {
    /// The offset of its first byte.
    var start: UInt32
    /// The offset of the opening quote of its name; `UInt32.max` without one.
    var key: UInt32
    /// The index after its entry and the entries of the values inside it.
    var end: UInt32
  }

  private let bytes: [UInt8]
  /// The values in preorder; in a text with an error, those before it.
  private lazy var entries = JSONLocator.entries(of: bytes)
  private lazy var lines = JSONLineMap(bytes)

  /// Makes a locator for a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the value at a pointer, in bytes; nil if there is none.
  package func offset(of pointer: JSONPointer) -> Int? {
    let (entry, isWhole) = find(pointer)
    guard isWhole, let entry else { return nil }
    return Int(entries[entry].start)
  }

  /// The start of the value at a pointer; nil if there is none.
  package func place(of pointer: JSONPointer) -> TextPlace? {
    offset(of: pointer).map { lines.place(at: $0) }
  }

  /// The start of the value at a pointer or, if there is none, of the innermost value around it.
  ///
  /// For findings about missing values. Nil only for a text without any value.
  package func nearestPlace(of pointer: JSONPointer) -> TextPlace? {
    find(pointer).entry.map { lines.place(at: Int(entries[$0].start)) }
  }

  /// The entry of the innermost value along a pointer, and whether the pointer ends there.
  private func find(_ pointer: JSONPointer) -> (entry: Int?, isWhole: Bool) {
    guard !entries.isEmpty else { return (nil, false) }
    var entry = 0
    for token in pointer.tokens {
      guard let child = child(of: entry, token) else { return (entry, false) }
      entry = child
    }
    return (entry, true)
  }

  private func child(of entry: Int, _ token: JSONPointer.Token) -> Int? {
    switch bytes[Int(entries[entry].start)] {
    case UInt8(ascii: "["): element(of: entry, token.index)
    case UInt8(ascii: "{"): member(of: entry, token.text)
    default: nil
    }
  }

  private func element(of entry: Int, _ wanted: Int?) -> Int? {
    guard let wanted else { return nil }
    var (child, position) = (entry + 1, 0)
    while child < entries[entry].end {
      if position == wanted { return child }
      position += 1
      child = Int(entries[child].end)
    }
    return nil
  }

  /// The last member with a name, whose value applies.
  private func member(of entry: Int, _ name: String) -> Int? {
    var child = entry + 1
    var found: Int?
    while child < entries[entry].end {
      if isNamed(child, name) { found = child }
      child = Int(entries[child].end)
    }
    return found
  }

  private func isNamed(_ entry: Int, _ name: String) -> Bool {
    guard entries[entry].key != .max else { return false }
    let quote = Int(entries[entry].key)
    let literal = bytes.withUnsafeBufferPointer {
      bytes[quote..<JSONText.endOfString(in: $0, from: quote)]
    }
    if literal.dropFirst().dropLast().elementsEqual(name.utf8) { return true }
    // Names differ from their bytes in the text only by escapes and invalid UTF-8.
    guard literal.contains(where: { $0 == UInt8(ascii: "\\") || $0 >= 0x80 }) else { return false }
    let decoded = try? JSONDocument(parsing: Array(literal)).withRoot(\.string)
    return decoded.map { $0.utf8.elementsEqual(name.utf8) } ?? false
  }
}

extension JSONLocator {
  /// Finds the values without recursion, so that any text is accepted.
  private static func entries(of bytes: [UInt8]) -> [Entry] {
    guard bytes.count < Int(UInt32.max) else { return [] }
    var entries: [Entry] = []
    // The indices of the open arrays and objects, and the offset of a name whose value follows.
    var (open, key) = ([Int](), UInt32.max)
    func add(_ offset: Int) {
      entries.append(
        Entry(start: UInt32(offset), key: key, end: UInt32(entries.count + 1)))
      key = .max
    }
    func close() {
      key = .max
      if let last = open.popLast() { entries[last].end = UInt32(entries.count) }
    }
    bytes.withUnsafeBufferPointer { text in
      for token in JSONTokens(text) {
        switch token.kind {
        case .opening:
          open.append(entries.count)
          add(token.start)
        case .closing: close()
        case .string:
          let isName = open.last.map { text[Int(entries[$0].start)] == UInt8(ascii: "{") }
          if key == .max, isName == true { key = UInt32(token.start) } else { add(token.start) }
        case .word: add(token.start)
        case .comma, .colon, .comment: break
        }
      }
    }
    while !open.isEmpty { close() }
    return entries
  }
}
