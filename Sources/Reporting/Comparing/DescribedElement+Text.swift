import SceneModel
import ViewTree

extension DescribedElement {
  /// The number of properties that are told of a new element.
  private static let briefCount = 3

  /// The first properties that are not usual, in words.
  func briefly(_ clock: ComparisonClock) -> String {
    properties.filter { !$0.value.isUsual && !$0.value.isAnimated && !$0.value.isPath }
      .prefix(DescribedElement.briefCount)
      .map { "\($0.name) \($0.value.text(clock))" }.joined(separator: ", ")
  }
}

extension DescribedValue {
  /// The value in words.
  func text(_ clock: ComparisonClock) -> String {
    switch self {
    case .text(let text, _): text
    case .constant(let value, let unit): ValueText().text(value, unit)
    case .time(let time): clock.text(time)
    case .animation(let value, let unit, _):
      value.isAnimated
        ? "\(value.keyframes.count) keyframes" : ValueText().text(value.initial, unit)
    case .reference(_, _, let name): name
    }
  }
}
