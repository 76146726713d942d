internal import CJSONC

extension JSONParseFailure {
  /// The failure that json-c reports at an offset.
  init(_ error: json_tokener_error, at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    guard offset < text.count else {
      self = .unexpectedEnd(at: text.count)
      return
    }
    self =
      switch error {
      case json_tokener_error_parse_unexpected, json_tokener_error_parse_null,
        json_tokener_error_parse_boolean:
        .syntax("unexpected character", at: Self.startOfWord(before: offset, in: text))
      case json_tokener_error_parse_comment: .syntax("unexpected character", at: offset - 1)
      case json_tokener_error_parse_number:
        .syntax("a number has an unexpected character or lacks digits", at: offset)
      case json_tokener_error_parse_array:
        .syntax("a comma or ] must follow an element", at: offset)
      case json_tokener_error_parse_object_key_name:
        .syntax("the name of a member in double quotes is expected", at: offset)
      case json_tokener_error_parse_object_key_sep:
        .syntax("a colon must follow the name of a member", at: offset)
      case json_tokener_error_parse_object_value_sep:
        .syntax("a comma or } must follow the value of a member", at: offset)
      case json_tokener_error_parse_string: .badEscape(at: offset, in: text)
      // A NUL, at which json-c stops.
      case json_tokener_error_parse_eof: .unexpectedEnd(at: offset)
      case json_tokener_error_depth:
        JSONParseFailure(
          kind: .tooDeep, message: "too many arrays and objects inside each other", offset: offset)
      case json_tokener_error_size: .tooLarge("the text is larger than 2 GiB")
      // json-c reports this from version 0.17 on.
      default: .outOfMemory
      }
  }

  /// Moves an offset inside a misspelled literal to its start.
  private static func startOfWord(
    before offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    text[..<offset].lastIndex { !JSONText.isLetter($0) }.map { $0 + 1 } ?? 0
  }

  private static func badEscape(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> JSONParseFailure {
    offset > 0 && text[offset - 1] == UInt8(ascii: "\\")
      ? .syntax("an unknown escape in a string", at: offset)
      : .syntax("four hexadecimal digits must follow \\u", at: offset)
  }
}
