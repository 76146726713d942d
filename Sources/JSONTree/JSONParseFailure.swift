/// An error in a JSON text, with the offset of its position.
struct JSONParseFailure: Error {
  /// The kind of error.
  let kind: JSONParseError.Kind
  /// A sentence without a full stop, in English.
  let message: String
  /// The offset.
  let offset: Int

  /// The error with line and column.
  func error(in bytes: UnsafeRawBufferPointer) -> JSONParseError {
    JSONParseError(
      kind: kind, message: message, position: JSONLineMap(Array(bytes)).position(at: offset))
  }
}

extension JSONParseFailure {
  static let outOfMemory = JSONParseFailure(
    kind: .outOfMemory, message: "there is not enough memory", offset: 0)

  static let empty = JSONParseFailure(kind: .empty, message: "the text is empty", offset: 0)

  static func tooDeep(limit: Int, at offset: Int) -> JSONParseFailure {
    JSONParseFailure(
      kind: .tooDeep, message: "more than \(limit) arrays and objects inside each other",
      offset: offset)
  }

  static func tooLarge(_ message: String) -> JSONParseFailure {
    JSONParseFailure(kind: .tooLarge, message: message, offset: 0)
  }

  static func unexpectedEnd(at offset: Int) -> JSONParseFailure {
    JSONParseFailure(
      kind: .unexpectedEnd, message: "the text ends inside a value", offset: offset)
  }

  static func moreText(at offset: Int) -> JSONParseFailure {
    JSONParseFailure(
      kind: .trailingCharacters, message: "more text after the value", offset: offset)
  }

  static func syntax(_ message: String, at offset: Int) -> JSONParseFailure {
    JSONParseFailure(kind: .syntax, message: message, offset: offset)
  }
}
