internal import CJSONC

/// Reads JSON texts, strict or not, with json-c, and explains errors.
///
/// json-c tolerates: comments, commas before a closing bracket, single quotes, literals in any letter case,
/// `NaN` and `Infinity`, numbers with leading zeros or without digits around their point or exponent, control
/// characters in strings, halves of surrogate pairs, and any bytes in strings. It does not tolerate a byte order mark,
/// which is skipped here. It misreads long integers and the end of some comments, cuts texts and names at NUL, and accepts
/// comments without an end: `JSONTextCheck` has bridges for the former, and refuses the latter.
struct JSONTolerantReader {
  /// A complete value; its tree is nil for `null`.
  private struct Value {
    let tree: OpaquePointer?
  }

  private let check: JSONTextCheck
  private let tokener: UnsafeMutablePointer<json_tokener>
  private var text: UnsafeBufferPointer<UInt8> { check.text }

  /// Reads a text, perhaps after a byte order mark; throws the first error.
  static func read(
    _ bytes: UnsafeRawBufferPointer, depthLimit: Int
  ) throws(JSONParseError) -> (storage: JSONStorage, tolerances: [JSONTolerance]) {
    let check = JSONTextCheck(bytes.assumingMemoryBound(to: UInt8.self), depthLimit: depthLimit)
    guard check.first != nil else {
      throw JSONParseError(kind: .empty, message: "the text is empty", offset: 0)
    }
    guard check.memory <= JSONTextCheck.memoryLimit else {
      throw .tooLarge("the text needs more memory than 2 GiB")
    }
    // For json-c the values inside arrays and objects are a level, too.
    guard let tokener = json_tokener_new_ex(CInt(depthLimit + 1)) else { throw .outOfMemory }
    defer { json_tokener_free(tokener) }
    let tree: OpaquePointer?
    do throws(JSONParseError) {
      tree = try JSONTolerantReader(check: check, tokener: tokener).parse()
    } catch {
      guard let refusal = check.refusal, refusal.offset <= error.offset else { throw error }
      throw refusal
    }
    defer { json_object_put(tree) }
    if let refusal = check.refusal { throw refusal }
    return (JSONTreeConverter.storage(of: tree), check.tolerances)
  }

  /// The tree of the text, passed to json-c in pieces with bridges in between; nil for `null`.
  private func parse() throws(JSONParseError) -> OpaquePointer? {
    var offset = JSONText.markLength(text)
    for bridge in check.bridges {
      if let value = try feed(offset..<bridge.range.lowerBound) { return value.tree }
      if let value = try feed(bridge.piece, at: bridge.range.lowerBound) { return value.tree }
      offset = bridge.range.upperBound
    }
    if let value = try feed(offset..<text.count) { return value.tree }
    // The end of the text completes a number, and the end of the line a comment.
    if let value = try feed("\n\0", at: text.count) { return value.tree }
    throw .unexpectedEnd(at: text.count)
  }

  /// Passes a part of the text to json-c; the result is nil while the value is incomplete.
  private func feed(_ range: Range<Int>) throws(JSONParseError) -> Value? {
    let tree = parse(UnsafeBufferPointer(rebasing: text[range]))
    return try value(tree, endingAt: range.lowerBound + json_tokener_get_parse_end(tokener))
  }

  /// Passes text to json-c that replaces a piece of the input; all its bytes have the offset of
  /// that piece.
  private func feed(_ piece: StaticString, at offset: Int) throws(JSONParseError) -> Value? {
    try value(piece.withUTF8Buffer { parse($0) }, endingAt: offset)
  }

  private func parse(_ piece: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    piece.withMemoryRebound(to: CChar.self) {
      json_tokener_parse_ex(tokener, $0.baseAddress, CInt($0.count))
    }
  }

  /// The value that json-c returned after a piece.
  private func value(
    _ tree: OpaquePointer?, endingAt end: Int
  ) throws(JSONParseError) -> Value? {
    let error = json_tokener_get_error(tokener)
    if error == json_tokener_continue { return nil }
    guard error == json_tokener_success else { throw JSONParseError(error, at: end, in: text) }
    // Out of memory, json-c 0.16 returns nil without an error.
    guard tree != nil || check.first?.kind == .word else { throw .outOfMemory }
    if let next = JSONTokens(text, from: end).first(where: { $0.kind != .comment }) {
      json_object_put(tree)
      throw JSONParseError(
        kind: .trailingCharacters, message: "more text after the value", offset: next.start)
    }
    return Value(tree: tree)
  }
}

extension JSONParseError {
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
        // At the start of a misspelled literal.
        .syntax(
          "unexpected character",
          at: text[..<offset].lastIndex { !JSONText.isLetter($0) }.map { $0 + 1 } ?? 0)
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
      case json_tokener_error_parse_string:
        offset > 0 && text[offset - 1] == UInt8(ascii: "\\")
          ? .syntax("an unknown escape in a string", at: offset)
          : .syntax("four hexadecimal digits must follow \\u", at: offset)
      // A NUL, at which json-c stops.
      case json_tokener_error_parse_eof: .unexpectedEnd(at: offset)
      case json_tokener_error_depth: .tooDeep("too many", at: offset)
      case json_tokener_error_size: .tooLarge("the text is larger than 2 GiB")
      // json-c reports this from version 0.17 on.
      default: .outOfMemory
      }
  }
}
