import TimelineConversion

extension ConversionTolerance {
  /// Makes a tolerance of lengths, angles and colors, of which later ones may be left out; `nil` for other numbers.
  init?(numbers: [Double]) {
    guard (1...3).contains(numbers.count), numbers.allSatisfy(ConversionTolerance.isValid) else {
      return nil
    }
    self.init()
    length = numbers[0]
    if numbers.count > 1 { angle = numbers[1] }
    if numbers.count > 2 { color = numbers[2] / 255 }
  }

  /// Whether a number is a tolerance.
  static func isValid(_ number: Double) -> Bool { (1e-6...1e6).contains(number) }
}
