import JSONTree
import TestSupport
import Testing

/// Numbers are read to the nearest double, as Swift reads them.
@Suite struct JSONNumberTests {
  private func check(_ texts: [String]) throws {
    let root = try JSONDocument(parsing: Array("[\(texts.joined(separator: ","))]".utf8)).root
    let numbers = try #require(root.numbers)
    for (text, number) in zip(texts, numbers) {
      #expect(number == Double(text), "\(text)")
    }
  }

  @Test("numbers of every length and exponent")
  func random() throws {
    var generator = SystemRandomNumberGenerator()
    try check(
      (0..<20_000).map { _ in
        let digits = String(UInt64.random(in: 0...UInt64.max, using: &generator))
          .suffix(Int.random(in: 1...20))
        let point = digits.index(
          digits.startIndex, offsetBy: Int.random(in: 0..<digits.count))
        let whole = digits[..<point].drop { $0 == "0" }
        let sign = Bool.random() ? "-" : ""
        let exponent = Bool.random() ? "e\(Int.random(in: -30...30))" : ""
        return "\(sign)\(whole.isEmpty ? "0" : whole).\(digits[point...])\(exponent)"
      })
  }

  @Test("doubles written in full")
  func shortest() throws {
    try check(
      (0..<20_000).map { _ in
        let scales: [Double] = [1, 1e-3, 1e3, 1e-15, 1e15]
        let scale = scales.randomElement() ?? 1
        return "\(Double.random(in: -1...1) * scale)"
      })
  }

  @Test("ties, limits and long digits")
  func special() throws {
    try check([
      "0", "-0", "0.0", "0e99", "1E5", "1e+5", "1e-5", "9007199254740993", "9007199254740992.5",
      "9007199254740993.0000000001", "0.1", "2.2250738585072011e-308", "4.9e-324", "1e-400",
      "1.7976931348623157e308", "18446744073709551615", "18446744073709551616", "1e22", "1e23",
      "0.000000000000000000000000000000000000000000000000000000000000001",
      "123456789012345678901234567890.5", "5e-9999999999", "0.30000000000000004",
    ])
  }
}
