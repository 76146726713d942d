/// Numbers in messages and reports.
package enum NumberText {
  /// The shortest text of a number, without a fraction where there is none.
  package static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// A number with a fixed number of decimals; "infinite" where it is not finite or too large.
  package static func fixed(_ number: Double, places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    let scaled = (abs(number) * factor).rounded()
    guard scaled < 1e18 else { return "infinite" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// A number rounded to a number of decimals, without zeros at the end.
  package static func fixed(_ number: Double, upToPlaces places: Int) -> String {
    let text = fixed(number, places: places)
    guard text.contains(".") else { return text }
    let trimmed = text.prefix(
      upTo: text.lastIndex { $0 != "0" }.map(text.index(after:)) ?? text.endIndex)
    return String(trimmed.last == "." ? trimmed.dropLast() : trimmed)
  }

  /// A share, 0...1, in percent.
  package static func percent(_ share: Double) -> String { fixed(share * 100, places: 3) + " %" }

  /// A count with its noun; the plural ends with “s” unless another one is given.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
