import SceneModel

extension EffectMapping {
  /// Posterize.
  static let posterize = EffectMapping(matchNames: ["ADBE Posterize"]) { panel in
    panel.number(.levelCount, at: 0)
    return Posterize()
  }
}
