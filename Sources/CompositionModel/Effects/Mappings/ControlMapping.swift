package import Animation
import Geometry
package import SceneModel

/// An option or a property of a pixel effect, and the control of After Effects' panel that it comes from.
///
/// A property whose control is missing keeps its default.
struct ControlMapping<Kind: PixelEffect>: Sendable {
  /// Sets an option; returns whether the setting is drawn.
  private(set) var setOption: @Sendable (inout Kind, ControlPanel) -> Bool = { _, _ in true }
  /// The properties of the control, in order.
  private(set) var settings: @Sendable (ControlPanel) -> [PropertySetting] = { _ in [] }
}

/// A value of a property of a view, or of one of its components.
package struct PropertySetting {
  /// The property.
  package let key: PropertyKey
  /// The component, from 0; `nil` for the whole property.
  private(set) package var component: Int?
  /// The value: a number for a component.
  package let value: AnimatedValue<PropertyValue>
}

// Properties.
extension ControlMapping {
  /// A property from any controls.
  static func value<Value: ModelValue>(
    _ key: PropertyKey, _ value: @escaping @Sendable (ControlPanel) -> AnimatedValue<Value>?
  ) -> ControlMapping {
    ControlMapping(settings: { panel in
      value(panel).map { [PropertySetting(key: key, value: $0.map(\.erased))] } ?? []
    })
  }

  /// A number.
  static func number(
    _ key: PropertyKey, at place: ControlPlace,
    _ convert: @escaping @Sendable (Double, ControlPanel) -> Double = { number, _ in number }
  ) -> ControlMapping {
    .value(key) { panel in panel.number(at: place)?.map { convert($0, panel) } }
  }

  /// A share, from percent.
  static func percent(_ key: PropertyKey, at place: ControlPlace) -> ControlMapping {
    .number(key, at: place) { number, _ in number / 100 }
  }

  /// A color.
  static func color(_ key: PropertyKey, at place: ControlPlace) -> ControlMapping {
    .value(key) { $0.color(at: place) }
  }

  /// A point.
  static func point(_ key: PropertyKey, at place: ControlPlace) -> ControlMapping {
    .value(key) { $0.point(at: place)?.map { Vector3($0.xy) } }
  }

  /// The components of a property, in order, from a number each.
  static func components(
    _ key: PropertyKey, at places: some Sequence<Int>,
    _ convert: @escaping @Sendable (Double) -> Double = { $0 }
  ) -> ControlMapping {
    let places = Array(places)
    return ControlMapping(settings: { panel in
      places.enumerated().compactMap { component, place in
        panel.number(at: .index(place)).map { value in
          PropertySetting(
            key: key, component: component, value: value.map { .number(convert($0)) })
        }
      }
    })
  }

  /// A constant pair from the size of the area that the effect works on.
  static func area(
    _ key: PropertyKey, _ convert: @escaping @Sendable (Vector2) -> Vector2 = { $0 }
  ) -> ControlMapping {
    .value(key) { AnimatedValue(Vector3(convert($0.size))) }
  }
}

// Options.
extension ControlMapping {
  /// An option from any controls; without a value the setting is not drawn.
  static func option<Value>(
    _ path: MemberPath<Kind, Value>, _ value: @escaping @Sendable (ControlPanel) -> Value?
  ) -> ControlMapping {
    ControlMapping(setOption: { effect, panel in
      guard let value = value(panel) else { return false }
      effect[keyPath: path] = value
      return true
    })
  }

  /// A flag, from a checkbox.
  static func flag(_ path: MemberPath<Kind, Bool>, at place: ControlPlace) -> ControlMapping {
    .option(path) { $0.isOn(at: place) }
  }

  /// An option from a menu.
  ///
  /// - Parameters:
  ///   - path: The option.
  ///   - place: The place of the menu.
  ///   - values: The values of the entries; the first one applies without a control.
  ///   - isRequired: Whether entries that are not listed are not drawn; the first value takes their place otherwise.
  static func menu<Value: Sendable>(
    _ path: MemberPath<Kind, Value>, at place: ControlPlace, _ values: [Value],
    isRequired: Bool = false
  ) -> ControlMapping {
    .option(path) { $0.menu(at: place, values) ?? (isRequired ? nil : values[0]) }
  }
}

/// The controls of an effect or a layer style, without the type of its pixel effect.
package struct ControlTable: Sendable {
  /// Makes the pixel effect with its options; `nil` for settings that are not drawn.
  package let effect: @Sendable (ControlPanel) -> SceneEffect?
  /// Returns the properties, in the order of the table.
  package let settings: @Sendable (ControlPanel) -> [PropertySetting]

  /// Makes a table.
  init<Kind: PixelEffect>(_ controls: [ControlMapping<Kind>]) {
    effect = { panel in
      var effect = Kind()
      for control in controls where !control.setOption(&effect, panel) { return nil }
      return SceneEffect(effect)
    }
    settings = { panel in controls.flatMap { $0.settings(panel) } }
  }
}
