package import Animation
package import Geometry
package import SceneModel

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
  /// A color.
  case color
  /// A point.
  case point
  /// A gradient.
  case gradient
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

  /// The number of a slider, angle, checkbox, menu, layer or mask; `nil` for other kinds.
  package var number: AnimatedValue<Double>? {
    if case .number(_, let value) = self { value } else { nil }
  }

  /// The color; `nil` for other kinds.
  package var color: AnimatedValue<Color>? {
    if case .color(let value) = self { value } else { nil }
  }

  /// The point; `nil` for other kinds.
  package var point: AnimatedValue<Vector3>? {
    if case .point(let value) = self { value } else { nil }
  }
}
