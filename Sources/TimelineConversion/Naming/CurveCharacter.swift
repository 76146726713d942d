import Geometry

/// The character of a timing curve, as a part of names.
struct CurveCharacter {
  /// Whether the curve begins slowly, ends slowly, and so on, such as `EaseInOut`.
  let text: String

  /// The speed at an end, as a multiple of the mean speed, below which the end is slow.
  private static let slow = 0.6
  /// The distance beyond start or end that shows.
  private static let beyond = 0.01

  /// The character of a curve.
  init(_ curve: TimingCurve) {
    let anticipates = curve.c1.y < -CurveCharacter.beyond
    let overshoots = curve.c2.y > 1 + CurveCharacter.beyond
    let startsSlowly = curve.c1.y < CurveCharacter.slow * curve.c1.x
    let endsSlowly = 1 - curve.c2.y < CurveCharacter.slow * (1 - curve.c2.x)
    text =
      switch (anticipates, overshoots, startsSlowly, endsSlowly) {
      case (true, true, _, _): "AnticipateOvershoot"
      case (true, false, _, _): "Anticipate"
      case (false, true, _, _): "Overshoot"
      case (false, false, true, true): "EaseInOut"
      case (false, false, true, false): "EaseIn"
      case (false, false, false, true): "EaseOut"
      case (false, false, false, false): "Curve"
      }
  }

  /// The names of curves of one character: the name alone, or with the influences at both ends, in percent.
  static func texts(of curves: [TimingCurve], name: String) -> [String] {
    guard curves.count > 1 else { return [name] }
    let full = curves.map { "\(name)\(percent($0.c1.x))To\(percent(1 - $0.c2.x))" }
    let order = curves.indices.sorted {
      let (first, second) = (curves[$0], curves[$1])
      return (first.c1.x, first.c1.y, first.c2.x, first.c2.y)
        < (second.c1.x, second.c1.y, second.c2.x, second.c2.y)
    }
    var result = full
    for indices in Dictionary(grouping: order, by: { full[$0] }).values where indices.count > 1 {
      for (number, index) in indices.enumerated() { result[index] += letter(number) }
    }
    return result
  }

  private static func percent(_ share: Double) -> Int {
    Int((Swift.min(Swift.max(share, 0), 1) * 100).rounded())
  }

  /// A letter for a number from 0; several letters from 26.
  private static func letter(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    return number < 26 ? last : letter(number / 26 - 1) + last
  }
}
