import SceneModel

extension EffectMapping {
  /// Drop Shadow.
  static let dropShadow = EffectMapping(numbers: [25]) { panel in
    panel.color(.color, at: 0)
    panel.number(.opacity, at: 1) { $0 / 255 }
    panel.number(.direction, at: 2)
    panel.number(.distance, at: 3)
    panel.number(.softness, at: 4)
    return DropShadow.with { $0.isShadowOnly = panel.isOn(at: 5) }
  }
}
