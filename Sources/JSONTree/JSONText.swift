/// What the readers of JSON text have in common.
enum JSONText {
  /// The length of a UTF-8 byte order mark at the start of a text, 0 without one.
  static func markLength(_ bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a byte is JSON white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
