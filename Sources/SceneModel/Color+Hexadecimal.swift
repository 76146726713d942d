extension Color {
  /// Reads the digits of `#RGB`, `#RRGGBB` or `#RRGGBBAA`, without the sign; `nil` for anything else.
  package init?(hexadecimal text: some StringProtocol) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count else { return nil }
    func component(_ index: Int) -> Double {
      Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255
    }
    switch digits.count {
    case 3:
      self.init(
        red: Double(digits[0] * 17) / 255, green: Double(digits[1] * 17) / 255,
        blue: Double(digits[2] * 17) / 255)
    case 6:
      self.init(red: component(0), green: component(1), blue: component(2))
    case 8:
      self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
    default:
      return nil
    }
  }
}
