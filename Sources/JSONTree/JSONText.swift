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
