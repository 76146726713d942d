import Animation
package import SceneModel

/// The declaration of a layer style: its name and number, and a table of its controls.
///
/// Each style has a line in `LayerStyleMapping.all`.
package struct LayerStyleMapping: Sendable {
  /// The position of a style in the stack of a layer's styles.
  package enum Level: Sendable {
    /// Behind the layer, as shadows and glows around it.
    case behind
    /// On the layer.
    case above
    /// On the layer, along its edges: shadows and glows behind the layer follow it.
    case onEdges
  }

  /// After Effects' name.
  package let title: String
  /// Lottie's number, the member `ty`.
  package let number: Int
  /// The position in the stack.
  package let level: Level
  /// The controls, in the order of After Effects' panel.
  package let controls: [LayerStyleControl]
  /// The controls as options and properties of the pixel effect.
  package let table: ControlTable

  /// Declares a style with options that have no control of their own; without a title, it has the pixel effect's.
  init<Kind: PixelEffect>(
    _ kind: Kind.Type, _ title: String? = nil, number: Int, level: Level,
    _ rows: [LayerStyleRow<Kind>], options: [ControlMapping<Kind>] = []
  ) {
    self.title = title ?? kind.kindTitle
    self.number = number
    self.level = level
    controls = rows.map(\.control)
    table = ControlTable(rows.map(\.mapping) + options)
  }

  /// The mapping of a style by its number in a file; `nil` for an unknown style.
  package static func mapping(number: Int) -> LayerStyleMapping? {
    all.first { $0.number == number }
  }
}

extension LayerStyle {
  /// The declaration of the style; `nil` for an unknown one.
  package var mapping: LayerStyleMapping? { LayerStyleMapping.mapping(number: number) }

  /// After Effects' name, or the number of an unknown style.
  package var title: String { mapping?.title ?? "of type \(number)" }

  /// The controls by their places.
  package var panel: ControlPanel { ControlPanel(values: values) }

  /// The settings that are not drawn, for people; empty for an unknown style.
  package var undrawnSettings: [String] {
    (mapping?.controls ?? []).reduce(into: []) { settings, control in
      guard let value = panel.number(at: .member(control.member.description)),
        let setting = control.undrawnSetting(value), !settings.contains(setting)
      else { return }
      settings.append(setting)
    }
  }
}

/// A control of a layer style.
package struct LayerStyleControl: Sendable {
  /// The JSON member that has its value.
  package let member: StaticString
  /// The name in After Effects' panel.
  package let name: String
  /// The type of its value.
  package let kind: ControlKind
  /// The setting that is not drawn with a value, for people; `nil` where the value is drawn.
  let undrawnSetting: @Sendable (AnimatedValue<Double>) -> String?
}

/// A control of a layer style, with the option or the property that it sets.
struct LayerStyleRow<Kind: PixelEffect>: Sendable {
  let control: LayerStyleControl
  let mapping: ControlMapping<Kind>

  /// Declares a control, by the mapping of a control at a place; without it, the control changes nothing.
  init(
    _ member: StaticString, _ name: String, _ kind: ControlKind = .slider,
    mapping: (ControlPlace) -> ControlMapping<Kind> = { _ in ControlMapping() },
    undrawnSetting: @escaping @Sendable (AnimatedValue<Double>) -> String? = { _ in nil }
  ) {
    control = LayerStyleControl(
      member: member, name: name, kind: kind, undrawnSetting: undrawnSetting)
    self.mapping = mapping(.member(member.description))
  }
}

// The controls that several styles share.
extension LayerStyleRow {
  static var color: Self { Self("c", "Color", .color) { .color(.color, at: $0) } }
  static var opacity: Self { Self("o", "Opacity") { .percent(.opacity, at: $0) } }
  static var size: Self { Self("s", "Size") { .softness(at: $0) } }
  static var distance: Self { Self("d", "Distance") { .number(.distance, at: $0) } }
  static var spread: Self { Self("ch", "Spread") { .percent(.spread, at: $0) } }
  /// The angle of the light, counterclockwise from the right; shadows fall in the opposite direction.
  static var lightAngle: Self {
    Self("a", "Angle", .angle) { place in
      .value(.direction) { ($0.number(at: place) ?? AnimatedValue(120)).map { 270 - $0 } }
    }
  }
  static var noise: Self {
    Self("no", "Noise", undrawnSetting: { $0.isAlways(0) ? nil : "noise" })
  }
  static var range: Self {
    Self("r", "Range", undrawnSetting: { $0.isAlways(50) ? nil : "its range" })
  }
  /// Jitter mixes the colors of a gradient; glows in files have none, so it is not reported.
  static var jitter: Self { Self("j", "Jitter") }

  /// A menu of blend modes.
  static func blendMode(
    _ path: MemberPath<Kind, BlendMode>, _ member: StaticString = "bm",
    _ name: String = "Blend Mode"
  ) -> Self {
    let standard = Kind()[keyPath: path]
    return Self(
      member, name, .menu,
      mapping: { place in .option(path) { $0.blendMode(at: place, standard: standard) } },
      undrawnSetting: unknownBlendMode)
  }

  /// The blend mode of a style that is a view of its own.
  static var viewBlendMode: Self {
    Self("bm", "Blend Mode", .menu, undrawnSetting: unknownBlendMode)
  }
}

/// The entry of a menu of blend modes that is not drawn.
private func unknownBlendMode(_ entry: AnimatedValue<Double>) -> String? {
  BlendMode(styleMenu: entry.initial) == nil ? "its unknown blend mode" : nil
}

extension ControlMapping {
  /// The softness from a style's size, which is a blurriness.
  static func softness(at place: ControlPlace) -> ControlMapping {
    let softnessPerSize = GaussianBlur.deviationPerBlurriness / ShadowShape.deviationPerSoftness
    return .number(.softness, at: place) { size, _ in size * softnessPerSize }
  }
}

extension ControlPanel {
  /// The blend mode of a menu: the standard one without the control, normal for one that is not drawn.
  package func blendMode(at place: ControlPlace = "bm", standard: BlendMode = .normal) -> BlendMode
  {
    guard let entry = setting(at: place) else { return standard }
    return BlendMode(styleMenu: entry) ?? .normal
  }
}

extension BlendMode {
  /// The modes in the blend mode menu of layer styles by their entries, counted from 1 with its separators.
  private static let styleMenu: [Double: BlendMode] = [
    1: .normal, 4: .darken, 5: .multiply, 6: .colorBurn, 10: .lighten, 11: .screen, 12: .colorDodge,
    13: .add, 16: .overlay, 17: .softLight, 18: .hardLight, 22: .hardMix, 24: .difference,
    25: .exclusion, 29: .hue, 30: .saturation, 31: .color, 32: .luminosity,
  ]

  /// The mode of an entry in the blend mode menu of layer styles; `nil` for a mode that is not drawn.
  package init?(styleMenu entry: Double) {
    guard let mode = BlendMode.styleMenu[entry] else { return nil }
    self = mode
  }
}
