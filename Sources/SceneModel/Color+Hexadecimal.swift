extension Color {
  /// Reads the digits of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, without the sign; `nil` for anything else.
  package init?(hexadecimal text: some StringProtocol) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count else { return nil }
    func component(_ index: Int) -> Double {
      Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255
    }
    func digit(_ index: Int) -> Double { Double(digits[index] * 17) / 255 }
    switch digits.count {
    case 3:
      self.init(red: digit(0), green: digit(1), blue: digit(2))
    case 4:
      self.init(red: digit(0), green: digit(1), blue: digit(2), alpha: digit(3))
    case 6:
      self.init(red: component(0), green: component(1), blue: component(2))
    case 8:
      self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
    default:
      return nil
    }
  }
}
