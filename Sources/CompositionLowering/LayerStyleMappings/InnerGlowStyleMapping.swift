import SceneModel

extension LayerStyleMapping {
  /// Inner Glow: an inner shadow without distance.
  static let innerGlow = LayerStyleMapping(
    "Inner Glow", number: 4, level: .above, controls: LayerStyleControl.glow + [.source]
  ) { panel in
    panel.shadow()
    return InnerShadow.with {
      $0.blendMode = panel.style.blendMode()
      $0.isFromCenter = panel.style.menu(.source, [false, true]) ?? false
    }
  }
}

extension LayerStyleControl {
  /// The edges, or the center.
  fileprivate static let source = LayerStyleControl("sr", "Source", .menu)
}
