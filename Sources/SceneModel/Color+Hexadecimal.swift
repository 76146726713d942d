extension Color {
  /// Reads the digits of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, without the sign; `nil` for anything else.
  package init?(hexadecimal text: some StringProtocol) {
    var digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count else { return nil }
    // A single digit counts twice.
    if digits.count <= 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    func component(_ index: Int) -> Double {
      Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255
    }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: digits.count == 8 ? component(3) : 1)
  }
}
