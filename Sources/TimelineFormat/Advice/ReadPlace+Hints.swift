import JSONTree
import SceneModel
import TimelineModel

/// Hints about values that are written in another form.
extension ReadPlace {
  /// The endings of numbers in texts, with their factors.
  private static let units: [(ending: String, factor: Double)] = [
    ("", 1), ("ms", 0.001), ("s", 1), ("sec", 1), ("px", 1), ("pt", 1), ("deg", 1), ("°", 1),
    ("%", 0.01),
  ]

  /// The longest text that is taken for a number with a unit, in bytes.
  private static let longestNumber = 32

  /// The end of a message about a text such as `300ms` in place of a number, whose unit may be unknown; empty for other
  /// values.
  func numberHint(_ unit: PropertyUnit? = nil) -> String {
    guard let text = value.string, text.utf8.count <= ReadPlace.longestNumber else { return "" }
    let digits = text.prefix { "+-.0123456789".contains($0) }
    let ending = text.dropFirst(digits.count).filter { $0 != " " }.lowercased()
    guard let number = Double(digits), number.isFinite,
      let written = ReadPlace.units.first(where: { $0.ending == ending })
    else { return "" }
    if written.ending == "%" {
      // A share of a length, an angle or a time is no number.
      guard let unit else { return "; a share is not possible here" }
      if let name = unit.name { return "; write the number of \(name), without quotes" }
    }
    // Rounded, as 300 × 0.001 is not 0.3 exactly.
    let result = (number * written.factor * 1e9).rounded() / 1e9
    return "; write \(result.shortText), without quotes"
  }

  /// The end of a message about a number or an object in place of an array; empty for other values.
  var vectorHint: String {
    if let number = value.double {
      return "; write [\(number.shortText), \(number.shortText)] for both axes"
    }
    if let x = value.member("x")?.double, let y = value.member("y")?.double {
      return "; write [\(x.shortText), \(y.shortText)]"
    }
    return ""
  }
}
