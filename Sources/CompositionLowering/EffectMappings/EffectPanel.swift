import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The controls of an effect, from which a mapping takes properties of a pixel effect.
///
/// Places count from 0, in the order of After Effects' panel. A property whose control is missing keeps its default.
final class EffectPanel {
  let effect: Effect
  /// The size of the area at the origin that the effect works on, in points.
  let size: Vector2
  /// The time during which the layer is shown.
  let span: LayerSpan
  /// The properties that were mapped so far.
  private(set) var settings = PropertySettings()

  init(_ effect: Effect, size: Vector2, span: LayerSpan = LayerSpan()) {
    self.effect = effect
    self.size = size
    self.span = span
  }

  /// The factor from percent of the area's longer side to points.
  var pointsPerPercent: Double { max(size.x, size.y) / 100 }

  /// Whether a checkbox is on at first.
  func isOn(at place: Int) -> Bool { effect.isOn(at: place) }

  /// The value that a menu's entry stands for; `nil` for an entry that is not listed.
  func menu<Value>(at place: Int, _ values: [Value]) -> Value? { effect.menu(at: place, values) }
}

// Mapping controls to properties.
extension EffectPanel {
  /// Maps a number.
  func number(
    _ key: PropertyKey, at place: Int, _ convert: @escaping (Double) -> Double = { $0 }
  ) {
    settings.set(key, effect.number(at: place)) { .number(convert($0)) }
  }

  /// Maps a color.
  func color(_ key: PropertyKey, at place: Int) {
    settings.set(key, effect.color(at: place)) { .color($0) }
  }

  /// Maps a point.
  func point(_ key: PropertyKey, at place: Int) {
    settings.set(key, effect.content(at: place)?.point) { .vector(Vector3($0.xy)) }
  }

  /// Maps numbers to the components of a property, in order.
  func components(
    _ key: PropertyKey, at places: some Sequence<Int>,
    _ convert: (Double) -> Double = { $0 }
  ) {
    for (component, place) in places.enumerated() {
      settings.set(key, component: component, effect.number(at: place)?.map(convert))
    }
  }

  /// Sets a property to keyframes.
  func set(_ key: PropertyKey, _ value: AnimatedValue<Double>) {
    settings.set(key, value) { .number($0) }
  }

  /// Sets a property to a constant pair.
  func set(_ key: PropertyKey, _ pair: Vector2) {
    settings.set(key, AnimatedValue(Vector3(pair))) { .vector($0) }
  }
}
