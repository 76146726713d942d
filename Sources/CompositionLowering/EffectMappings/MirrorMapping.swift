import SceneModel

extension EffectMapping {
  /// Mirror.
  static let mirror = EffectMapping(
    matchNames: ["ADBE Mirror"], movesPixels: true
  ) { panel in
    panel.point(.center, at: 0)
    panel.number(.rotation, at: 1)
    return Mirror()
  }
}
