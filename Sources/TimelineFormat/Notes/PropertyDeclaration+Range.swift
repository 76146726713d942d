import SceneModel
import TimelineModel

extension PropertyDeclaration {
  /// The largest number that is taken for a share in percent.
  private static let percent = 100.0
  /// The largest number that is taken for a color component in bytes.
  private static let byte = 255.0

  /// The message about the first number of a value, or of a component, beyond the range; `nil` if there is none.
  func rangeMessage(_ value: PropertyValue) -> String? {
    guard let range, let number = value.components.first(where: { !range.contains($0) }) else {
      return nil
    }
    let limit = number < range.lowerBound ? range.lowerBound : range.upperBound
    let subject = value.components.count > 1 ? "a component of “" : "“"
    return
      "\(subject)\(key.rawValue)” is \(number.shortText) and counts as \(limit.shortText), as its range is "
      + "\(range.text)\(PropertyDeclaration.hint(number, value, range))."
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
