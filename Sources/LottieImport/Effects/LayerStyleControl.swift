import CompositionModel
import JSONTree

/// A control that a kind of layer style has.
struct LayerStyleControl {
  /// How it is written.
  enum Form {
    case slider
    case angle
    case color
    case checkbox
    case menu
    case point
    case gradient
  }

  /// The member that has its value.
  let member: StaticString
  /// The name in After Effects' panel.
  let name: String
  /// How it is written.
  let form: Form

  private init(_ member: StaticString, _ name: String, _ form: Form = .slider) {
    self.member = member
    self.name = name
    self.form = form
  }

  /// The control of an object that has it.
  func read(_ reader: inout ObjectReader) -> EffectValue? {
    guard reader.value(member) != nil else { return nil }
    return EffectValue(name: name, matchName: member.description, content: content(&reader))
  }

  private func content(_ reader: inout ObjectReader) -> ControlContent {
    switch form {
    case .slider: return .slider(reader.property(member, NumberFormat.plain()))
    case .angle: return .angle(reader.property(member, NumberFormat.plain()))
    case .color: return .color(reader.property(member, ColorFormat(isPaint: false)))
    case .checkbox: return .checkbox(reader.property(member, NumberFormat.plain()))
    case .menu: return .menu(reader.property(member, NumberFormat.plain()))
    case .point: return .point(reader.property(member, VectorFormat.controlPoint))
    case .gradient:
      let (count, stops) = GradientReader.stops(member, &reader)
      return .gradient(colorStopCount: count, stops: stops)
    }
  }

  private static let color = LayerStyleControl("c", "Color", .color)
  private static let opacity = LayerStyleControl("o", "Opacity")
  private static let angle = LayerStyleControl("a", "Angle", .angle)
  private static let size = LayerStyleControl("s", "Size")
  private static let distance = LayerStyleControl("d", "Distance")
  private static let spread = LayerStyleControl("ch", "Spread")
  private static let blendMode = LayerStyleControl("bm", "Blend Mode", .menu)
  private static let noise = LayerStyleControl("no", "Noise")
  private static let range = LayerStyleControl("r", "Range")
  private static let jitter = LayerStyleControl("j", "Jitter")
  private static let shadow = [
    blendMode, color, opacity, angle, distance, spread, size, noise,
    LayerStyleControl("lc", "Layer Knocks Out Drop Shadow", .checkbox),
  ]
  private static let glow = [blendMode, opacity, noise, color, spread, size, range, jitter]

  /// The controls of a kind of style, in the order of After Effects' panel.
  static func all(of kind: LayerStyle.Kind) -> [LayerStyleControl] {
    switch kind {
    case .stroke:
      [blendMode, color, size, opacity, LayerStyleControl("p", "Position", .menu)]
    case .dropShadow, .innerShadow: shadow
    case .outerGlow: glow
    case .innerGlow: glow + [LayerStyleControl("sr", "Source", .menu)]
    case .bevel: bevel
    case .satin:
      [
        blendMode, color, opacity, angle, distance, size,
        LayerStyleControl("in", "Invert", .checkbox),
      ]
    case .colorOverlay: [blendMode, color, LayerStyleControl("so", "Opacity"), opacity]
    case .gradientOverlay: gradientOverlay
    case .other: []
    }
  }

  private static let bevel = [
    LayerStyleControl("bs", "Style", .menu), LayerStyleControl("bt", "Technique", .menu),
    LayerStyleControl("sr", "Depth"), size, LayerStyleControl("sf", "Soften"),
    LayerStyleControl("ga", "Use Global Light", .checkbox), angle,
    LayerStyleControl("ll", "Altitude", .angle),
    LayerStyleControl("hm", "Highlight Mode", .menu),
    LayerStyleControl("hc", "Highlight Color", .color),
    LayerStyleControl("ho", "Highlight Opacity"),
    LayerStyleControl("sm", "Shadow Mode", .menu),
    LayerStyleControl("sc", "Shadow Color", .color), LayerStyleControl("so", "Shadow Opacity"),
  ]

  private static let gradientOverlay = [
    blendMode, opacity, LayerStyleControl("gf", "Colors", .gradient),
    LayerStyleControl("gs", "Gradient Smoothness"), angle,
    LayerStyleControl("gt", "Style", .menu), LayerStyleControl("re", "Reverse", .checkbox),
    LayerStyleControl("al", "Align with Layer", .checkbox), LayerStyleControl("s", "Scale"),
    LayerStyleControl("of", "Offset", .point),
  ]
}
