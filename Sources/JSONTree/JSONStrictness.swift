/// Finds what json-c accepts although JSON does not allow it, and measures depth exactly.
///
/// json-c's strict mode still takes single quotes, `NaN`, `Infinity`, numbers such as `1.`, and
/// stops at a NUL byte. None of these bytes can stand outside a string in correct JSON, so a look
/// at each byte is enough; all else is left to json-c.
struct JSONStrictness {
  /// Something that is not allowed.
  struct Finding: Equatable {
    var kind: JSONParseError.Kind
    var message: String
    var offset: Int
  }

  /// How many arrays and objects may be inside each other.
  let depthLimit: Int

  /// The first thing in the text that is not allowed, or nil.
  func firstFinding(in text: UnsafeBufferPointer<UInt8>) -> Finding? {
    JSONStrictness.isPlain.withUnsafeBufferPointer { firstFinding(in: text, isPlain: $0) }
  }

  /// Bytes that may stand outside of strings and need no look.
  private static let isPlain: [Bool] = (0...255).map { byte in
    !["\"", "[", "{", "]", "}", "N", "I", "'", "\0", "."].contains {
      $0 == Character(UnicodeScalar(UInt8(byte)))
    }
  }

  private func firstFinding(
    in text: UnsafeBufferPointer<UInt8>, isPlain: UnsafeBufferPointer<Bool>
  ) -> Finding? {
    var (offset, depth) = (0, 0)
    while offset < text.count {
      let byte = text[offset]
      guard !isPlain[Int(byte)] else {
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        offset = JSONStrictness.endOfString(in: text, from: offset)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > depthLimit {
          return Finding(
            kind: .tooDeep, message: "more than \(depthLimit) arrays and objects inside each other",
            offset: offset)
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
      default:
        if let finding = finding(byte, at: offset, in: text) { return finding }
      }
      offset += 1
    }
    return nil
  }

  /// The offset after the string that begins at a quote.
  static func endOfString(in text: UnsafeBufferPointer<UInt8>, from quote: Int) -> Int {
    var offset = quote + 1
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { return offset + 1 }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.count
  }

  /// What is wrong with one byte outside of strings.
  private func finding(
    _ byte: UInt8, at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Finding? {
    switch byte {
    case UInt8(ascii: "N") where matches("NaN", at: offset, in: text),
      UInt8(ascii: "I") where matches("Infinity", at: offset, in: text):
      Finding(
        kind: .nonFiniteNumber, message: "NaN and Infinity are not JSON numbers", offset: offset)
    case UInt8(ascii: "N"), UInt8(ascii: "I"):
      Finding(kind: .syntax, message: "unexpected character", offset: offset)
    case UInt8(ascii: "'"):
      Finding(
        kind: .syntax, message: "strings and member names need double quotes", offset: offset)
    case 0:
      Finding(kind: .syntax, message: "a NUL byte outside of a string", offset: offset)
    case UInt8(ascii: ".") where !isDigit(at: offset + 1, in: text):
      Finding(kind: .syntax, message: "a digit must follow the decimal point", offset: offset)
    default:
      nil
    }
  }

  private func matches(
    _ word: StaticString, at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset + word.utf8CodeUnitCount <= text.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text[offset + $0] == word.utf8Start[$0] }
  }

  private func isDigit(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    offset < text.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[offset])
  }
}
