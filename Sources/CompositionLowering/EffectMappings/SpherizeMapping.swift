import SceneModel

extension EffectMapping {
  /// Spherize.
  static let spherize = EffectMapping(numbers: [33], movesPixels: true) { panel in
    panel.number(.radius, at: 0)
    panel.point(.center, at: 1)
    return Spherize()
  }
}
