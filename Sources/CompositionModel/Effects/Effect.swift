package import Animation
package import Geometry
package import SceneModel

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

/// A control of an effect.
package struct EffectValue: Hashable, Sendable {
  /// The name, as in After Effects' panel; empty when the file has none.
  package var name: String
  /// After Effects' internal name, such as `ADBE Fill-0002`; empty when the file has none.
  package var matchName: String
  /// The value, in the units of the file.
  package var content: ControlContent

  package init(name: String, matchName: String = "", content: ControlContent) {
    self.name = name
    self.matchName = matchName
    self.content = content
  }
}

/// A style on a layer.
///
/// It has the controls of After Effects' panel that are in the file, each with its JSON member as match name.
/// Opacities, ranges, spreads, noise, scale and smoothness are 0...100, angles degrees, sizes and distances points,
/// and blend modes entries of After Effects' menu.
package struct LayerStyle: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name = ""
  /// Lottie's number of its kind.
  package var number: Int
  /// Whether it is switched on.
  package var isEnabled = true
  /// Its controls.
  package var values: [EffectValue]
  /// The JSON pointer to it.
  package var pointer = ""

  /// Makes a style that is switched on, without a name.
  package init(number: Int, values: [EffectValue] = []) {
    self.number = number
    self.values = values
  }
}

/// The type of a control of an effect or of a layer style.
package enum ControlKind: Hashable, Sendable {
  /// A number.
  case slider
  /// Degrees, clockwise on screen.
  case angle
  /// A flag: off is 0.
  case checkbox
  /// An entry of a menu, counted from 1.
  case menu
  /// A layer, by its `Layer.index`; 0 is none.
  case layer
  /// A mask of the layer, counted from 1; 0 is none.
  case mask
  case color, point, gradient
}

/// The value of a control of an effect or of a layer style.
///
/// Numbers are in the units of the file: an opacity is 0...1, 0...100 or 0...255, depending on the effect or style.
package enum ControlContent: Hashable, Sendable {
  /// A slider, angle, checkbox, menu, layer or mask.
  case number(ControlKind, AnimatedValue<Double>)
  /// A color; its alpha is always 1.
  case color(AnimatedValue<Color>)
  /// A point in the layer's coordinates, in points.
  case point(AnimatedValue<Vector3>)
  /// A gradient: color stops of four numbers, then opacity stops of two, as in `GradientSource`.
  case gradient(colorStopCount: Int, stops: AnimatedValue<[Double]>)
  /// Controls inside this one.
  case group([EffectValue])
  /// A control without a value, such as a heading.
  case none
}
