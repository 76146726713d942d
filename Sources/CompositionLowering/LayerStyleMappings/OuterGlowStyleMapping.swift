import SceneModel

extension LayerStyleMapping {
  /// Outer Glow: a shadow without distance.
  static let outerGlow = LayerStyleMapping(
    "Outer Glow", number: 3, level: .behind, controls: LayerStyleControl.glow
  ) { panel in
    panel.shadow()
    return DropShadow.with { $0.isShadowOnly = panel.isShadowOnly }
  }
}
