import SceneModel

extension EffectMapping {
  /// Hue/Saturation.
  static let hueSaturation = EffectMapping(
    matchNames: ["ADBE HUE SATURATION"]
  ) { panel in
    let isColorized = panel.isOn(at: 5)
    panel.number(.hue, at: isColorized ? 6 : 2)
    panel.number(.saturation, at: isColorized ? 7 : 3) { $0 / 100 }
    panel.number(.lightness, at: isColorized ? 8 : 4) { $0 / 100 }
    return HueSaturation.with { $0.isColorized = isColorized }
  } limitation: { effect in
    (effect.setting(at: 0) ?? 1) == 1
      ? nil : "is drawn with the settings of all colors, without those of single colors."
  }
}
