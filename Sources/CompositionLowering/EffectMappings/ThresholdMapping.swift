import SceneModel

extension EffectMapping {
  /// Threshold.
  static let threshold = EffectMapping(
    matchNames: ["ADBE Threshold", "ADBE Threshold2"]
  ) { panel in
    panel.number(.threshold, at: 0) { $0 / 255 }
    return Threshold()
  }
}
