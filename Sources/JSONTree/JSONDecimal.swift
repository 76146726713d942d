/// A decimal number that is not negative: a significand of at most 19 digits times a power of ten.
struct JSONDecimal {
  /// The most digits that are sure to fit into a significand.
  static let longest = 19

  /// The digits without the point.
  let significand: UInt64
  /// The exponent of ten.
  let exponent: Int

  /// The nearest double; nil if it takes more than machine words to find.
  var value: Double? {
    if significand <= 1 << 53, abs(exponent) < JSONDecimal.exactPowers.count {
      // Both are exact, so that there is one rounding.
      return exponent < 0
        ? Double(significand) / JSONDecimal.exactPowers[-exponent]
        : Double(significand) * JSONDecimal.exactPowers[exponent]
    }
    guard exponent <= 0, -exponent < JSONDecimal.powers.count, significand > 0 else { return nil }
    return JSONDecimal.quotient(significand, JSONDecimal.powers[-exponent])
  }

  /// The nearest double to a quotient of two numbers above 0.
  ///
  /// The integral quotient of the two, shifted to the left end of a word, has 62 bits or more; what remains only
  /// matters in deciding a tie, so one more bit stands for it.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    let (left, right) = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let shifted = dividend << left
    let result = (divisor << right).dividingFullWidth((shifted >> 1, shifted << 63))
    let rounded = Double(result.quotient | (result.remainder == 0 ? 0 : 1))
    return rounded * Double(sign: .plus, exponent: right - left - 63, significand: 1)
  }

  /// The powers of ten that doubles hold exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The powers of ten that words hold.
  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
