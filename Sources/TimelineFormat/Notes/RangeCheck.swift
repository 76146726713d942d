import SceneModel
import TimelineModel

/// Compares the numbers of a value with the range that its property declares.
struct RangeCheck {
  /// The message about the first number beyond the range; `nil` if there is none.
  let message: String?

  /// The largest number that is taken for a share in percent.
  private static let percent = 100.0
  /// The largest number that is taken for a color component in bytes.
  private static let byte = 255.0

  /// Checks a value, or one component of it.
  init(_ value: PropertyValue, _ property: PropertyDeclaration) {
    guard let range = property.range,
      let number = value.components.first(where: { !range.contains($0) })
    else {
      message = nil
      return
    }
    let limit = number < range.lowerBound ? range.lowerBound : range.upperBound
    let subject = value.components.count > 1 ? "a component of “" : "“"
    message =
      "\(subject)\(property.key.rawValue)” is \(number.shortText) and counts as \(limit.shortText), as its range is "
      + "\(range.text)\(RangeCheck.hint(number, value, range))."
  }

  /// The likely meaning of a number above 1: percent, or bytes of a color.
  private static func hint(
    _ number: Double, _ value: PropertyValue, _ range: ClosedRange<Double>
  ) -> String {
    guard range.upperBound == 1, number > 1 else { return "" }
    if case .color = value {
      return number <= byte ? "; 255 in bytes is 1" : ""
    }
    return number <= percent ? "; \(number.shortText) % is \((number / percent).shortText)" : ""
  }
}

extension ClosedRange<Double> {
  /// The range in a sentence: `0...1`, or `at least 0` without an upper bound.
  var text: String {
    let low = lowerBound.shortText
    return upperBound.isFinite ? "\(low)...\(upperBound.shortText)" : "at least \(low)"
  }
}
