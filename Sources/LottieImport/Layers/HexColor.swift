import SceneModel

/// Colors of solids: `#rrggbb`, also short or without `#`.
enum HexColor {
  /// The color of a text; `nil` if it is none.
  static func parse(_ text: String) -> Color? {
    var digits: [Int] = []
    for character in text.hasPrefix("#") ? text.dropFirst() : text[...] {
      guard let digit = character.hexDigitValue, character.isASCII else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3:
      return Color(
        red: unit(digits[0] * 17), green: unit(digits[1] * 17),
        blue: unit(digits[2] * 17))
    case 6, 8:
      return Color(
        red: unit(digits[0] * 16 + digits[1]), green: unit(digits[2] * 16 + digits[3]),
        blue: unit(digits[4] * 16 + digits[5]),
        alpha: digits.count == 8 ? unit(digits[6] * 16 + digits[7]) : 1)
    default: return nil
    }
  }

  private static func unit(_ byte: Int) -> Double { Double(byte) / 255 }
}
