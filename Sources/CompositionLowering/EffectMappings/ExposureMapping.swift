import SceneModel

extension EffectMapping {
  /// Exposure.
  static let exposure = EffectMapping(
    matchNames: ["ADBE Exposure2"]
  ) { panel in
    panel.number(.exposure, at: 2)
    panel.number(.exposureOffset, at: 3)
    panel.number(.gamma, at: 4)
    return Exposure()
  } limitation: { effect in
    (effect.setting(at: 0) ?? 1) == 1
      ? nil : "is drawn with the settings of all channels, without those of single channels."
  }
}
