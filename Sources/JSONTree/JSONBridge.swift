/// A piece that json-c reads in place of a part of the text, which it would misread.
struct JSONBridge {
  /// The offsets of the part; empty where the piece is inserted.
  let range: Range<Int>
  /// The piece.
  let piece: StaticString

  /// Adds a fraction to a long integer, as json-c clamps integers to 64 bits.
  init(longInteger token: JSONToken) {
    range = token.end..<token.end
    piece = ".0"
  }

  /// Replaces a comment whose end json-c does not find; nil for other comments.
  ///
  /// In comments json-c skips the byte after each `*`, even if it is a `*`, and so misses the end in `**/`.
  init?(comment token: JSONToken, in text: UnsafeBufferPointer<UInt8>) {
    let inner = text[token.range].dropFirst(2)
    guard text[token.start + 1] == UInt8(ascii: "*"), inner.last == UInt8(ascii: "/") else {
      return nil
    }
    let stars = inner.dropLast().reversed().prefix { $0 == UInt8(ascii: "*") }.count
    guard stars > 0, stars.isMultiple(of: 2) else { return nil }
    range = token.range
    piece = " "
  }
}
