/// An effect on a layer.
package struct Effect: Hashable, Sendable {
  /// The name that the designer gave it, or After Effects' own.
  package var name: String
  /// After Effects' internal name of its kind, such as `ADBE Gaussian Blur 2`; empty when the file has none.
  package var matchName: String
  /// Lottie's number of its kind; 5 for any effect that the match name identifies.
  package var number: Int
  /// Whether it is switched on.
  package var isEnabled: Bool
  /// Its controls, in the order of After Effects' panel.
  package var values: [EffectValue]
  /// The JSON pointer to it.
  package var pointer: String

  /// Makes an effect of its parts.
  package init(
    name: String, matchName: String = "", number: Int, isEnabled: Bool = true,
    values: [EffectValue] = [], pointer: String = ""
  ) {
    self.name = name
    self.matchName = matchName
    self.number = number
    self.isEnabled = isEnabled
    self.values = values
    self.pointer = pointer
  }
}
