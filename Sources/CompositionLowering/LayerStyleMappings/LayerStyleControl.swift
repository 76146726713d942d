import CompositionModel
import SceneModel
import ViewTree

/// A control of a layer style.
package struct LayerStyleControl: Sendable {
  /// The type of a control's value.
  package enum Form: Sendable {
    /// A number.
    case slider
    /// Degrees.
    case angle
    /// A color.
    case color
    /// A flag.
    case checkbox
    /// An entry of a menu.
    case menu
    /// A point.
    case point
    /// A gradient.
    case gradient
  }

  /// The JSON member that has its value.
  package let member: StaticString
  /// The name in After Effects' panel.
  package let name: String
  /// The type of its value.
  package let form: Form
  /// The setting that is not drawn with a value, for people; `nil` where the value is drawn.
  let undrawnSetting: @Sendable (AnimatedValue<Double>) -> String?

  /// Declares a control.
  init(
    _ member: StaticString, _ name: String, _ form: Form = .slider,
    undrawnSetting: @escaping @Sendable (AnimatedValue<Double>) -> String? = { _ in nil }
  ) {
    self.member = member
    self.name = name
    self.form = form
    self.undrawnSetting = undrawnSetting
  }
}

// The controls that several styles share.
extension LayerStyleControl {
  static let color = LayerStyleControl("c", "Color", .color)
  static let opacity = LayerStyleControl("o", "Opacity")
  static let angle = LayerStyleControl("a", "Angle", .angle)
  static let size = LayerStyleControl("s", "Size")
  static let distance = LayerStyleControl("d", "Distance")
  static let spread = LayerStyleControl("ch", "Spread")
  static let blendMode = blendMode("bm", "Blend Mode")
  static let noise = LayerStyleControl("no", "Noise") { value in
    value.isAnimated || value.initial != 0 ? "noise" : nil
  }
  static let range = LayerStyleControl("r", "Range") { value in
    value.isAnimated || value.initial != 50 ? "its range" : nil
  }
  /// Jitter mixes the colors of a gradient, which glows in files do not have: it is never missing.
  static let jitter = LayerStyleControl("j", "Jitter")

  /// A menu of blend modes.
  static func blendMode(_ member: StaticString, _ name: String) -> LayerStyleControl {
    LayerStyleControl(member, name, .menu) { value in
      BlendMode(styleMenu: value.initial) == nil ? "its unknown blend mode" : nil
    }
  }

  /// The controls of shadows.
  static let shadow: [LayerStyleControl] = [
    .blendMode, .color, .opacity, .angle, .distance, .spread, .size, .noise,
    LayerStyleControl("lc", "Layer Knocks Out Drop Shadow", .checkbox),
  ]
  /// The controls of glows.
  static let glow: [LayerStyleControl] = [
    .blendMode, .opacity, .noise, .color, .spread, .size, .range, .jitter,
  ]
}
