internal import CJSONC

/// One run of json-c's tokener over a text.
struct JSONParser {
  /// The whole text, a byte order mark included.
  let bytes: UnsafeBufferPointer<UInt8>
  /// How many arrays and objects may be inside each other.
  let depthLimit: Int

  /// Reads the text to a tree that the caller owns; nil stands for `null`.
  func parse() -> Result<OpaquePointer?, JSONParseError> {
    if let failure = failureBeforeParsing() { return .failure(failure) }
    // Two more than the limit: json-c counts scalars too, and the exact count is done already.
    guard let tokener = json_tokener_new_ex(Int32(depthLimit + 2)) else {
      return .failure(failure(.outOfMemory, "out of memory", at: 0))
    }
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
    return run(tokener)
  }

  private var markLength: Int { JSONText.markLength(bytes) }

  private func run(_ tokener: UnsafeMutablePointer<json_tokener>) -> Result<
    OpaquePointer?, JSONParseError
  > {
    let start = markLength
    let text = UnsafeBufferPointer(rebasing: bytes[start...])
    var tree = text.withMemoryRebound(to: CChar.self) {
      json_tokener_parse_ex(tokener, $0.baseAddress, Int32($0.count))
    }
    var error = json_tokener_get_error(tokener)
    let end = start + json_tokener_get_parse_end(tokener)
    if error == json_tokener_continue {
      // A number or a literal at the very end is complete only when the end is seen.
      var terminator: CChar = 0
      tree = json_tokener_parse_ex(tokener, &terminator, 1)
      error = json_tokener_get_error(tokener)
      guard error == json_tokener_success else {
        json_object_put(tree)
        return .failure(failure(.unexpectedEnd, "the text ends inside a value", at: bytes.count))
      }
    }
    guard error == json_tokener_success else {
      json_object_put(tree)
      return .failure(describe(error, at: end))
    }
    return .success(tree)
  }

  /// What can be refused without json-c.
  private func failureBeforeParsing() -> JSONParseError? {
    guard let first = bytes.first else { return failure(.empty, "the text is empty", at: 0) }
    guard bytes.count <= Int(Int32.max) else {
      return failure(.tooLarge, "the text is larger than 2 GiB", at: 0)
    }
    // Correct JSON in UTF-16 or UTF-32 has a mark, or a NUL among its first two bytes.
    let second = bytes.count > 1 ? bytes[1] : 0x20
    if (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF) || first == 0
      || second == 0
    {
      return failure(.notUTF8, "the text is not in UTF-8", at: 0)
    }
    guard bytes[markLength...].contains(where: { !JSONText.isSpace($0) }) else {
      return failure(.empty, "the text is empty", at: 0)
    }
    return JSONStrictness(depthLimit: depthLimit).firstFinding(in: bytes).map {
      failure($0.kind, $0.message, at: $0.offset)
    }
  }

  /// An error of json-c in our terms.
  private func describe(_ error: json_tokener_error, at offset: Int) -> JSONParseError {
    let message = String(cString: json_tokener_error_desc(error))
    switch error {
    case json_tokener_error_depth:
      return failure(.tooDeep, message, at: offset)
    case json_tokener_error_parse_unexpected where isAfterValue(offset):
      return failure(.trailingCharacters, "more text after the value", at: offset)
    case json_tokener_error_parse_eof:
      return failure(.syntax, "a NUL byte in a string", at: bytes.firstIndex(of: 0) ?? offset)
    case json_tokener_error_size:
      return failure(.tooLarge, message, at: offset)
    default:
      return failure(.syntax, message, at: offset)
    }
  }

  /// Whether all brackets before an offset are closed, so that a complete value precedes it.
  private func isAfterValue(_ end: Int) -> Bool {
    var (offset, depth) = (markLength, 0)
    var hasValue = false
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset = JSONStrictness.endOfString(in: bytes, from: offset) - 1
        hasValue = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        hasValue = true
      default: hasValue = hasValue || !JSONText.isSpace(bytes[offset])
      }
      offset += 1
    }
    return hasValue && depth == 0
  }

  private func failure(
    _ kind: JSONParseError.Kind, _ message: String, at offset: Int
  ) -> JSONParseError {
    JSONParseError(
      kind: kind, message: message, position: JSONLineMap(Array(bytes)).position(at: offset))
  }
}
