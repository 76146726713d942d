package import Animation
package import Geometry
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

  static func color(_ key: PropertyKey, at place: ControlPlace) -> ControlMapping {
    .value(key) { $0.color(at: place) }
  }

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

  /// An option from a menu, with the values of its entries; the first one applies without a control.
  ///
  /// - Parameter isRequired: Whether an effect with an unlisted entry is not drawn at all; otherwise the first value is
  ///   used.
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

/// The place of a control: of an effect its index in After Effects' panel, from 0; of a layer style its JSON member.
package enum ControlPlace: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// An index, from 0.
  case index(Int)
  /// A JSON member.
  case member(String)

  package init(integerLiteral index: Int) { self = .index(index) }
  package init(stringLiteral member: String) { self = .member(member) }
}

/// The controls of an effect or a layer style, and what it applies to.
package struct ControlPanel {
  let values: [EffectValue]
  /// The size of the area at the origin that an effect works on, in points.
  let size: Vector2
  /// Frames a second.
  let frameRate: Double
  /// The first frame on which the layer is shown.
  let inPoint: Double
  /// The frame after the last one on which the layer is shown.
  let outPoint: Double
  /// Whether a shadow is drawn without the layer.
  let isShadowOnly: Bool

  /// Makes a panel.
  package init(
    values: [EffectValue], size: Vector2 = .zero, frameRate: Double = 30, inPoint: Double = 0,
    outPoint: Double = 0, isShadowOnly: Bool = false
  ) {
    (self.values, self.size, self.frameRate) = (values, size, frameRate)
    (self.inPoint, self.outPoint, self.isShadowOnly) = (inPoint, outPoint, isShadowOnly)
  }

  /// The factor from percent of the area's longer side to points.
  var pointsPerPercent: Double { max(size.x, size.y) / 100 }

  /// The content of a control; `nil` without one.
  func content(at place: ControlPlace) -> ControlContent? {
    switch place {
    case .index(let index): values.indices.contains(index) ? values[index].content : nil
    case .member(let member): values.first { $0.matchName == member }?.content
    }
  }

  /// The number of a control; `nil` without one.
  package func number(at place: ControlPlace) -> AnimatedValue<Double>? {
    if case .number(_, let value)? = content(at: place) { value } else { nil }
  }

  /// The color of a control; `nil` without one.
  package func color(at place: ControlPlace) -> AnimatedValue<Color>? {
    if case .color(let value)? = content(at: place) { value } else { nil }
  }

  /// The point of a control; `nil` without one.
  package func point(at place: ControlPlace) -> AnimatedValue<Vector3>? {
    if case .point(let value)? = content(at: place) { value } else { nil }
  }

  /// The first number of a control that does not change while it plays; `nil` without one.
  package func setting(at place: ControlPlace) -> Double? { number(at: place)?.initial }

  /// Whether a checkbox is on at first.
  package func isOn(at place: ControlPlace) -> Bool { setting(at: place) == 1 }

  /// The value of a menu's entry, the first one without a control; `nil` for an entry that is not listed.
  func menu<Value>(at place: ControlPlace, _ values: [Value]) -> Value? {
    let entry = setting(at: place) ?? 1
    return values.indices.first { Double($0 + 1) == entry }.map { values[$0] }
  }

  /// Whether a number has keyframes or is not 0.
  func isUsed(at place: ControlPlace) -> Bool {
    number(at: place)?.isAlways(0) == false
  }
}

extension Effect {
  /// The controls by their places.
  package var panel: ControlPanel { ControlPanel(values: values) }
}
