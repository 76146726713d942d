/// A style on a layer.
///
/// It has the controls of After Effects' panel that are in the file, each with its JSON member as match name.
/// Opacities, ranges, spreads, noise, scale and smoothness are 0...100, angles degrees, sizes and distances points,
/// and blend modes entries of After Effects' menu.
package struct LayerStyle: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name: String
  /// Lottie's number of its kind.
  package var number: Int
  /// Whether it is switched on.
  package var isEnabled: Bool
  /// Its controls.
  package var values: [EffectValue]
  /// The JSON pointer to it.
  package var pointer: String

  /// Makes a style of its parts.
  package init(
    name: String = "", number: Int, isEnabled: Bool = true, values: [EffectValue] = [],
    pointer: String = ""
  ) {
    self.name = name
    self.number = number
    self.isEnabled = isEnabled
    self.values = values
    self.pointer = pointer
  }
}
