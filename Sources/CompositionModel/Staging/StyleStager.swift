import Geometry
import SceneModel
import StageModel

/// Turns layer styles into views that change the pixels of the layer's group.
///
/// lottie-web draws none of them; these come near After Effects.
struct StyleStager {
  /// Softness of a shadow over the size that its style has.
  ///
  /// The standard deviation of a shadow's blur is a quarter of its softness, and 0.3 of a style's size.
  private static let softnessPerSize = 1.2

  /// The scope that keyframes' times are in.
  let scope: Int

  /// The view of a style; `nil` for one that is not drawn.
  func view(_ style: LayerStyle) -> ViewDraft? {
    switch style.kind {
    case .dropShadow: shadow(style, angle: style.content("a")?.number)
    case .outerGlow: shadow(style, angle: nil)
    case .colorOverlay: overlay(style)
    case .stroke, .innerShadow, .innerGlow, .bevel, .satin, .gradientOverlay, .other: nil
    }
  }

  private func shadow(_ style: LayerStyle, angle: AnimatedValue<Double>?) -> ViewDraft {
    let view = ViewDraft(
      name: style.name, kind: .effect(.dropShadow(isShadowOnly: false)), pointer: style.pointer)
    if let color = style.content("c")?.color {
      view.set(.color, color, scope: scope) { .color($0) }
    }
    number(.opacity, "o", of: style, on: view) { $0 / 100 }
    number(.softness, "s", of: style, on: view) { $0 * StyleStager.softnessPerSize }
    guard style.kind == .dropShadow else { return view }
    // A style has the angle from which light falls, counter-clockwise from the right.
    let direction = (angle ?? AnimatedValue(120)).map { PropertyValue.number(270 - $0) }
    view.set(.direction, direction, scope: scope)
    number(.distance, "d", of: style, on: view) { $0 }
    return view
  }

  /// A colour over the layer: levels, whose output lies between the layer's values and the colour's.
  private func overlay(_ style: LayerStyle) -> ViewDraft? {
    guard let color = style.content("c")?.color else { return nil }
    let opacity = (style.content("so") ?? style.content("o"))?.number ?? AnimatedValue(100)
    guard !opacity.isAnimated else { return nil }
    let share = min(max(opacity.initial / 100, 0), 1)
    let view = ViewDraft(name: style.name, kind: .effect(.levels), pointer: style.pointer)
    let keys: [PropertyKey] = [.redLevels, .greenLevels, .blueLevels]
    for (channel, key) in keys.enumerated() {
      view.set(key, color, scope: scope) { color in
        let low = color.components[channel] * share
        return .numbers([0, 1, 1, low, low + 1 - share])
      }
    }
    return view
  }

  private func number(
    _ key: PropertyKey, _ member: String, of style: LayerStyle, on view: ViewDraft,
    _ convert: (Double) -> Double
  ) {
    guard let value = style.content(member)?.number else { return }
    view.set(key, value, scope: scope) { .number(convert($0)) }
  }
}
