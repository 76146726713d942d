import SceneModel

extension EffectMapping {
  /// Tritone.
  static let tritone = EffectMapping(numbers: [23], isPerPixel: true) { panel in
    panel.color(.highlights, at: 0)
    panel.color(.midtones, at: 1)
    panel.color(.shadows, at: 2)
    return Tritone()
  }
}
