/// The tokens of a JSON text, strict or not, without white space.
///
/// Any bytes can be split into tokens. Where json-c accepts a text, its tokens are the same.
struct JSONTokens: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int

  /// Starts at an offset between two tokens; by default after the byte order mark, if there is one.
  init(_ text: UnsafeBufferPointer<UInt8>, from offset: Int? = nil) {
    self.text = text
    self.offset = offset ?? JSONText.markLength(text)
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

/// A token of a JSON text, by its place.
struct JSONToken {
  /// The kinds of tokens that the first byte distinguishes.
  enum Kind {
    /// `[` or `{`.
    case opening
    /// `]` or `}`.
    case closing
    /// `,`.
    case comma
    /// `:`.
    case colon
    /// A string or name in double or single quotes, quotes included.
    case string
    /// A comment from `/*` to `*/`, or from `//` to the end of the line.
    case comment
    /// A number, a literal such as `true`, or any other text.
    case word
  }

  /// The kind.
  let kind: Kind
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int

  /// The offsets of its bytes.
  var range: Range<Int> { start..<end }
}

/// Parts of JSON text that several readers search.
enum JSONText {
  /// The length of a UTF-8 byte order mark at the start of a text, 0 without one.
  static func markLength(_ bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a byte is JSON white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether a byte is an ASCII digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte is an ASCII letter.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The offset after the string that begins at a quote, double or single.
  static func endOfString(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let quote = text[start]
    var offset = start + 1
    while offset < text.count {
      let byte = text[offset]
      if byte == quote { return offset + 1 }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.count
  }
}
