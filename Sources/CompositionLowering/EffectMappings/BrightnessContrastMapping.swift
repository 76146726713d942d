import SceneModel

extension EffectMapping {
  /// Brightness & Contrast.
  static let brightnessContrast = EffectMapping(
    matchNames: ["ADBE Brightness & Contrast 2"]
  ) { panel in
    let isLegacy = panel.isOn(at: 2)
    panel.number(.brightness, at: 0) { isLegacy ? $0 : $0 / 150 }
    panel.number(.contrast, at: 1) { $0 / 100 }
    return BrightnessContrast.with { $0.isLegacy = isLegacy }
  }
}
