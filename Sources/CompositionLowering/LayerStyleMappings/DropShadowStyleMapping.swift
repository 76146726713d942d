import SceneModel

extension LayerStyleMapping {
  /// Drop Shadow.
  static let dropShadow = LayerStyleMapping(
    number: 1, level: .behind, controls: LayerStyleControl.shadow
  ) { panel in
    panel.shadow()
    panel.direction()
    panel.number(.distance, .distance)
    return DropShadow.with { $0.isShadowOnly = panel.isShadowOnly }
  }
}
