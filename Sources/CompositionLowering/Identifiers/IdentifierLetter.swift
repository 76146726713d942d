/// An ASCII letter or digit of an identifier; Latin letters lose their accents.
struct IdentifierLetter {
  /// The ASCII code.
  let code: UInt8
  /// Whether it is a digit.
  let isDigit: Bool

  /// The letter or digit of a Unicode scalar; `nil` for others.
  init?(_ scalar: Unicode.Scalar) {
    guard let code = IdentifierLetter.plain(scalar) else { return nil }
    self.code = code
    isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= code
    guard isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= code | IdentifierLetter.caseBit
    else { return nil }
  }

  /// Whether it is a capital letter.
  var isCapital: Bool { !isDigit && code & IdentifierLetter.caseBit == 0 }

  /// The bit of lowercase letters.
  private static let caseBit: UInt8 = 0x20

  /// The code of the small letter, or of the digit.
  var lowercased: UInt8 { isDigit ? code : code | IdentifierLetter.caseBit }
  /// The code of the capital letter, or of the digit.
  var uppercased: UInt8 { isDigit ? code : code & ~IdentifierLetter.caseBit }

  /// The code of an ASCII scalar, or of the letter below an accent; `nil` for others.
  private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value) }
    guard firstAccented...lastAccented ~= scalar.value else { return nil }
    let code = baseLetters[Int(scalar.value - firstAccented)]
    return code == UInt8(ascii: "-") ? nil : code
  }

  private static let firstAccented: UInt32 = 0xC0
  private static let lastAccented: UInt32 = 0x17E

  /// The letters below the accents of U+00C0...U+017E; a hyphen where there is none.
  private static let baseLetters = Array(
    ("AAAAAAACEEEEIIIIDNOOOOO-OUUUUYTsaaaaaaaceeeeiiiidnooooo-ouuuuyty"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNn"
      + "OoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz").utf8)
}
