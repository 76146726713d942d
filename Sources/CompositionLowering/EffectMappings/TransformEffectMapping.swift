import CompositionModel
import Geometry
import ViewTree

extension EffectMapping {
  /// Transform.
  static let transform = EffectMapping("Transform", numbers: [35], role: .transform)
}

/// The controls of After Effects' Transform.
struct TransformEffect {
  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  /// The anchor point, in points.
  var anchor: AnimatedValue<Vector3>? { effect.content(at: 0)?.point }
  /// The position of the anchor point, in points.
  var position: AnimatedValue<Vector3>? { effect.content(at: 1)?.point }
  /// Whether the height scales the width too.
  var isUniform: Bool { effect.isOn(at: 2) }
  /// The height, in percent.
  var scaleHeight: AnimatedValue<Double>? { effect.number(at: 3) }
  /// The width, in percent.
  var scaleWidth: AnimatedValue<Double>? { effect.number(at: 4) }
  /// The skew, in degrees.
  var skew: AnimatedValue<Double>? { effect.number(at: 5) }
  /// The axis of the skew, in degrees.
  var skewAxis: AnimatedValue<Double>? { effect.number(at: 6) }
  /// The turn, in degrees clockwise.
  var rotation: AnimatedValue<Double>? { effect.number(at: 7) }
  /// The opacity, in percent.
  var opacity: AnimatedValue<Double>? { effect.number(at: 8) }
}
