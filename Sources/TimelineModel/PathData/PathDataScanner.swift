/// Reads commands and numbers from SVG path data.
struct PathDataScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The place of the next character, from 1.
  var column: Int { offset + 1 }

  /// Skips white space; returns whether the text ends there.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return offset == bytes.count
  }

  /// Reads a letter if one comes next.
  mutating func command() -> UInt8? {
    skipSpace()
    guard offset < bytes.count, PathDataScanner.isLetter(bytes[offset]) else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  /// Whether a number comes next, perhaps after a comma.
  mutating func isAtNumber() -> Bool {
    skipSpace()
    guard offset < bytes.count else { return false }
    return !PathDataScanner.isLetter(bytes[offset])
  }

  /// Reads a number and the comma before it, if there is one.
  mutating func number(afterComma: Bool) throws(PathDataError) -> Double {
    skipSpace()
    if afterComma, offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
    let start = offset
    let text = numberText()
    guard let value = Double(text) else {
      throw PathDataError(message: "expected a number", column: start + 1)
    }
    // Larger coordinates are refused, so that geometry stays finite.
    guard abs(value) <= TimelineLimits.magnitude else {
      throw PathDataError(message: "\(text) is too large", column: start + 1)
    }
    return value
  }

  /// Takes the longest text that has the form of a number; empty if there is none.
  private mutating func numberText() -> String {
    let start = offset
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    var digits = skipDigits()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      return ""
    }
    skipExponent()
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipExponent() {
    let start = offset
    guard skip({ $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if skipDigits() == 0 { offset = start }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
    return offset - start
  }

  @discardableResult
  private mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard offset < bytes.count, isWanted(bytes[offset]) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
      offset += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// An error in SVG path data, with its place.
package struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, without a full stop.
  package let message: String
  /// The place in the text, in UTF-8 bytes from 1.
  package let column: Int

  /// The message and the place in one line.
  package var description: String { "\(message), at character \(column)" }
}
