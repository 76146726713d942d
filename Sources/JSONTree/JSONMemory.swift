/// An upper estimate of the memory that json-c needs, after json-c 0.16 on 64-bit systems.
enum JSONMemory {
  /// The largest memory for a text, in bytes: far more than exports need.
  static let limit = 2 << 30

  /// An object without its members, in bytes: room for 16 of them.
  private static let object = 800
  /// An array without its elements, in bytes.
  private static let array = 160
  /// A number, string or literal as an element or member, in bytes.
  private static let value = 112

  /// The memory for a token, in bytes.
  static func bytes(for token: JSONToken, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch token.kind {
    case .opening: text[token.start] == UInt8(ascii: "{") ? object : array
    case .word, .string: value + token.end - token.start
    case .closing, .comma, .colon, .comment: 0
    }
  }
}
