import SceneModel

extension LayerStyleMapping {
  /// Inner Shadow.
  static let innerShadow = LayerStyleMapping(
    number: 2, level: .above, controls: LayerStyleControl.shadow
  ) { panel in
    panel.shadow()
    panel.direction()
    panel.number(.distance, .distance)
    return InnerShadow.with { $0.blendMode = panel.style.blendMode() }
  }
}
