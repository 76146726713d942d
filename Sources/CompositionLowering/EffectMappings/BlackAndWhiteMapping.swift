import SceneModel

extension EffectMapping {
  /// Black & White.
  static let blackAndWhite = EffectMapping(
    matchNames: ["ADBE Black&White"]
  ) { panel in
    panel.components(.hueWeights, at: 0...5) { $0 / 100 }
    panel.color(.color, at: 7)
    return BlackAndWhite.with { $0.isTinted = panel.isOn(at: 6) }
  }
}
