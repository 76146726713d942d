/// The text of numbers.
package enum JSONNumberText {
  /// The shortest text that reads back as the same number; `null` if the number is not finite, `0` for minus zero.
  ///
  /// It has an exponent only below 1e-6 and from 1e18 on, as some readers take integers for 64-bit values.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if abs(value) < 1e15, value == value.rounded(.towardZero) { return "\(Int64(value))" }
    // Swift's description is the shortest text, but has exponents for other numbers.
    let shortest = value.description
    // Most numbers need no search for an exponent, which is slow.
    if magnitudesWithoutExponent.contains(abs(value)) { return shortest }
    guard let mark = shortest.firstIndex(of: "e") else {
      return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    let exponent = Int(shortest[shortest.index(after: mark)...]) ?? 0
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let digits = String(mantissa.filter { $0 != "." })
    let trimmed = digits.count == 2 && digits.hasSuffix("0") ? String(digits.dropLast()) : digits
    return (value < 0 ? "-" : "") + text(digits: trimmed, exponent: exponent)
  }

  /// The magnitudes of fractions that Swift describes without an exponent.
  private static let magnitudesWithoutExponent = 1e-3..<1e15

  /// The text of digits, with a decimal point after the first one, times a power of ten.
  private static func text(digits: String, exponent: Int) -> String {
    if exponent < 0, exponent >= -6 {
      return "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    if exponent >= digits.count - 1, exponent < 18 {
      return digits + String(repeating: "0", count: exponent - digits.count + 1)
    }
    let fraction = digits.dropFirst()
    return digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
      + "e\(exponent < 0 ? "" : "+")\(exponent)"
  }
}
