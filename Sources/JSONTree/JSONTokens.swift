/// The tokens of a JSON text, strict or not, without white space.
///
/// Any bytes can be split into tokens. Where json-c accepts a text, its tokens are the same.
struct JSONTokens: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int

  /// Starts after the byte order mark, if there is one.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    offset = JSONText.markLength(text)
  }

  /// Starts at an offset between two tokens.
  init(_ text: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The next token; nil at the end of the text.
  mutating func next() -> JSONToken? {
    while offset < text.count, JSONText.isSpace(text[offset]) { offset += 1 }
    guard offset < text.count else { return nil }
    let start = offset
    let kind = kind(at: start)
    offset = end(of: kind, from: start)
    return JSONToken(kind: kind, start: start, end: offset)
  }

  private func kind(at start: Int) -> JSONToken.Kind {
    switch text[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .string
    case UInt8(ascii: "/") where isCommentStart(start): .comment
    default: .word
    }
  }

  private func isCommentStart(_ slash: Int) -> Bool {
    guard slash + 1 < text.count else { return false }
    return text[slash + 1] == UInt8(ascii: "*") || text[slash + 1] == UInt8(ascii: "/")
  }

  private func end(of kind: JSONToken.Kind, from start: Int) -> Int {
    switch kind {
    case .opening, .closing, .comma, .colon: start + 1
    case .string: JSONText.endOfString(in: text, from: start)
    case .comment: endOfComment(from: start)
    case .word: endOfWord(from: start)
    }
  }

  private func endOfComment(from start: Int) -> Int {
    var offset = start + 2
    guard text[start + 1] == UInt8(ascii: "*") else {
      while offset < text.count, text[offset] != UInt8(ascii: "\n") { offset += 1 }
      return offset
    }
    while offset + 1 < text.count {
      if text[offset] == UInt8(ascii: "*"), text[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return text.count
  }

  private func endOfWord(from start: Int) -> Int {
    var offset = start + 1
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "/"), 0x20, 0x0A, 0x0D, 0x09:
        return offset
      default: offset += 1
      }
    }
    return offset
  }
}
