/// Decimal numbers with a fixed number of places.
public enum FixedPoint {
  /// A number rounded to some places; "infinite" where it is not finite or too large.
  public static func text(_ number: Double, places: Int) -> String {
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
}
