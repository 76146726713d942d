/// A number or a literal in a text that json-c accepts.
struct JSONWord {
  /// The minimum number of digits of integers that json-c may clamp to 64 bits.
  private static let longInteger = 19

  private let bytes: Slice<UnsafeBufferPointer<UInt8>>

  /// Makes a word of a token.
  init(_ token: JSONToken, in text: UnsafeBufferPointer<UInt8>) {
    bytes = text[token.range]
  }

  /// The deviation from RFC 8259; nil if there is none.
  var tolerance: JSONTolerance.Kind? {
    guard let first = magnitude.first, JSONText.isLetter(first) else { return numberTolerance }
    switch first | 0x20 {
    case UInt8(ascii: "i"): return .nonFiniteNumber
    case UInt8(ascii: "n") where bytes.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "a"):
      return .nonFiniteNumber
    default:
      return bytes.allSatisfy { $0 >= UInt8(ascii: "a") } ? nil : .letterCase
    }
  }

  /// Whether the word is an integer that may exceed 64 bits.
  var isLongInteger: Bool {
    magnitude.count >= JSONWord.longInteger && magnitude.allSatisfy(JSONText.isDigit)
  }

  /// The word without its sign.
  private var magnitude: Slice<UnsafeBufferPointer<UInt8>> {
    bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
  }

  private var numberTolerance: JSONTolerance.Kind? {
    guard isStrictNumber else { return .numberForm }
    // Shorter numbers are within the range of doubles.
    guard magnitude.count > 308 || magnitude.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))?.isInfinite == true ? .largeNumber : nil
  }

  /// Whether the word is a number as RFC 8259 has it.
  private var isStrictNumber: Bool {
    var rest = magnitude
    let whole = JSONWord.takeDigits(from: &rest)
    guard whole == 1 || whole > 1 && magnitude.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard JSONWord.takeDigits(from: &rest) > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard JSONWord.takeDigits(from: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Drops the digits in front; the result is their number.
  private static func takeDigits(from rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let count = rest.prefix(while: JSONText.isDigit).count
    rest = rest.dropFirst(count)
    return count
  }
}
