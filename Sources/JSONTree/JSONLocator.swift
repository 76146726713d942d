/// Finds the lines and columns of values in a JSON text.
///
/// The first call indexes the text, so that making a locator costs nothing. Each call takes time in proportion to the
/// elements and members along the pointer.
package final class JSONLocator {
  private let bytes: [UInt8]
  private lazy var index = JSONTextIndex(bytes)
  private lazy var lines = JSONLineMap(bytes)

  /// Makes a locator for a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The start of the value at a pointer; nil if there is none.
  package func position(of pointer: JSONPointer) -> JSONTextPosition? {
    let (entry, isWhole) = find(pointer)
    guard isWhole, let entry else { return nil }
    return lines.position(at: Int(index.entries[entry].start))
  }

  /// The start of the value at a pointer or, if there is none, of the innermost value around it.
  ///
  /// For findings about missing values. Nil only for a text without any value.
  package func nearestPosition(of pointer: JSONPointer) -> JSONTextPosition? {
    find(pointer).entry.map { lines.position(at: Int(index.entries[$0].start)) }
  }

  /// The entry of the innermost value along a pointer, and whether the pointer ends there.
  private func find(_ pointer: JSONPointer) -> (entry: Int?, isWhole: Bool) {
    guard !index.entries.isEmpty else { return (nil, false) }
    var entry = 0
    for token in pointer.tokens {
      guard let child = child(of: entry, token) else { return (entry, false) }
      entry = child
    }
    return (entry, true)
  }

  private func child(of entry: Int, _ token: JSONPointer.Token) -> Int? {
    switch bytes[Int(index.entries[entry].start)] {
    case UInt8(ascii: "["): element(of: entry, token.index)
    case UInt8(ascii: "{"): member(of: entry, token.text)
    default: nil
    }
  }

  private func element(of entry: Int, _ wanted: Int?) -> Int? {
    guard let wanted else { return nil }
    var (child, position) = (entry + 1, 0)
    while child < index.entries[entry].end {
      if position == wanted { return child }
      position += 1
      child = Int(index.entries[child].end)
    }
    return nil
  }

  /// The last member with a name, whose value applies.
  private func member(of entry: Int, _ name: String) -> Int? {
    var child = entry + 1
    var found: Int?
    while child < index.entries[entry].end {
      if isNamed(child, name) { found = child }
      child = Int(index.entries[child].end)
    }
    return found
  }

  private func isNamed(_ entry: Int, _ name: String) -> Bool {
    guard index.entries[entry].key != .max else { return false }
    let quote = Int(index.entries[entry].key)
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
