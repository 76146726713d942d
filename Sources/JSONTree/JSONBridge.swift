/// A piece of text that json-c reads in place of a part of the source, which it would misread.
struct JSONBridge {
  /// The offsets of the part; empty where the piece is inserted.
  let range: Range<Int>
  /// The piece.
  let piece: StaticString

  /// Makes a long integer a number with a fraction, as json-c cuts integers to 64 bits.
  init(longInteger token: JSONToken) {
    range = token.end..<token.end
    piece = ".0"
  }

  /// Stands for a comment that json-c does not see the end of: it skips a `*` after each `*` in it, so that
  /// `**/` ends nothing.
  ///
  /// Nil for other comments.
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
