import CompositionModel
import SceneModel
import ViewTree

// Controls of effects, by their places in After Effects' panel, from 0.
extension Effect {
  /// The number of a control; `nil` without one.
  func number(at place: Int) -> AnimatedValue<Double>? { content(at: place)?.number }

  /// The color of a control; `nil` without one.
  func color(at place: Int) -> AnimatedValue<Color>? { content(at: place)?.color }

  /// The first number of a control that does not change while it plays; `nil` without one.
  func setting(at place: Int) -> Double? { number(at: place)?.initial }

  /// Whether a checkbox is on at first.
  func isOn(at place: Int) -> Bool { setting(at: place) == 1 }

  /// The value that a menu's entry stands for; `nil` for an entry that is not listed.
  ///
  /// - Parameter values: The values of the entries, of which the first one applies without a control.
  func menu<Value>(at place: Int, _ values: [Value]) -> Value? {
    let entry = setting(at: place) ?? 1
    return values.indices.first { Double($0 + 1) == entry }.map { values[$0] }
  }

  /// Whether a number is ever another one than 0.
  func isUsed(at place: Int) -> Bool {
    guard let value = number(at: place) else { return false }
    return value.isAnimated || value.initial != 0
  }
}
