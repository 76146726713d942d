import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The controls of a layer style, from which a mapping takes properties of a pixel effect.
///
/// A property whose control is missing keeps its default.
final class LayerStylePanel {
  let style: LayerStyle
  /// Whether a shadow is drawn without the layer.
  let isShadowOnly: Bool
  /// The properties that were mapped so far.
  private(set) var settings = PropertySettings()

  init(_ style: LayerStyle, isShadowOnly: Bool) {
    self.style = style
    self.isShadowOnly = isShadowOnly
  }
}

// Mapping controls to properties.
extension LayerStylePanel {
  /// Maps a number.
  func number(
    _ key: PropertyKey, _ control: LayerStyleControl,
    _ convert: @escaping (Double) -> Double = { $0 }
  ) {
    settings.set(key, style.number(control)) { .number(convert($0)) }
  }

  /// Maps percent to a share.
  func percent(_ key: PropertyKey, _ control: LayerStyleControl) {
    number(key, control) { $0 / 100 }
  }

  /// Maps a color.
  func color(_ key: PropertyKey, _ control: LayerStyleControl) {
    settings.set(key, style.color(control)) { .color($0) }
  }

  /// Maps a point in percent.
  func point(_ key: PropertyKey, percent control: LayerStyleControl) {
    settings.set(key, style.content(control)?.point) { .vector(Vector3($0.xy / 100)) }
  }

  /// Maps the stops of a gradient.
  func stops(_ key: PropertyKey, _ stops: AnimatedValue<[Double]>) {
    settings.set(key, stops) { .numbers($0) }
  }

  /// Maps the size of a shadow to its softness.
  ///
  /// The standard deviation of a shadow's blur is a quarter of its softness, and 0.3 of a style's size.
  func softness(_ control: LayerStyleControl) {
    number(.softness, control) { $0 * 1.2 }
  }

  /// Maps the angle of the light, counterclockwise from the right, to the direction of a shadow.
  func direction() {
    settings.set(.direction, style.number(.angle) ?? AnimatedValue(120)) { .number(270 - $0) }
  }

  /// Maps the controls that shadows and glows share.
  func shadow() {
    color(.color, .color)
    percent(.opacity, .opacity)
    softness(.size)
    percent(.spread, .spread)
  }
}
