import SceneModel
import ViewTree

extension LayerStyleMapping {
  /// Gradient Overlay.
  static let gradientOverlay = LayerStyleMapping(
    number: 8, level: .above,
    controls: [
      .blendMode, .opacity, .gradientColors, .smoothness, .angle, .gradientStyle, .reverse, .align,
      .scale, .offset,
    ]
  ) { panel -> GradientOverlay? in
    let style = panel.style
    guard let gradient = style.gradient(.gradientColors) else { return nil }
    panel.stops(.gradientStops, gradient.stops)
    panel.percent(.opacity, .opacity)
    panel.number(.rotation, .angle) { -$0 }
    panel.percent(.gradientScale, .scale)
    panel.point(.gradientCenter, percent: .offset)
    return GradientOverlay.with {
      $0.kind =
        style.menu(.gradientStyle, [.linear, .radial, .angle, .reflected, .diamond]) ?? .linear
      $0.colorStopCount = gradient.colorStopCount
      $0.isReversed = style.isOn(.reverse)
      $0.blendMode = style.blendMode()
    }
  }
}

extension LayerStyleControl {
  fileprivate static let gradientColors = LayerStyleControl("gf", "Colors", .gradient)
  fileprivate static let smoothness = LayerStyleControl("gs", "Gradient Smoothness")
  fileprivate static let gradientStyle = LayerStyleControl("gt", "Style", .menu)
  fileprivate static let reverse = LayerStyleControl("re", "Reverse", .checkbox)
  fileprivate static let align = LayerStyleControl("al", "Align with Layer", .checkbox) { value in
    value.initial == 0 ? "alignment to the composition" : nil
  }
  fileprivate static let scale = LayerStyleControl("s", "Scale")
  fileprivate static let offset = LayerStyleControl("of", "Offset", .point)
}
