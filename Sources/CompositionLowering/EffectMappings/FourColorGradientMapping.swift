import SceneModel

extension EffectMapping {
  /// 4-Color Gradient.
  static let fourColorGradient = EffectMapping(
    matchNames: ["ADBE 4ColorGradient"], usesPositions: true
  ) { panel in
    // Places 0 and 9 are the ends of a group of controls.
    panel.point(.firstPoint, at: 1)
    panel.color(.firstColor, at: 2)
    panel.point(.secondPoint, at: 3)
    panel.color(.secondColor, at: 4)
    panel.point(.thirdPoint, at: 5)
    panel.color(.thirdColor, at: 6)
    panel.point(.fourthPoint, at: 7)
    panel.color(.fourthColor, at: 8)
    panel.number(.blend, at: 10)
    panel.number(.opacity, at: 12) { $0 / 100 }
    return panel.menu(at: 13, blendModes).map { mode in
      FourColorGradient.with { $0.blendMode = mode }
    }
  } limitation: {
    $0.isUsed(at: 11) ? "is drawn without jitter." : nil
  }

  /// The entries of the menu Blending Mode; `nil` for None.
  private static let blendModes: [BlendMode?] = [
    nil, .normal, .add, .multiply, .screen, .overlay, .softLight, .hardLight, .colorDodge,
    .colorBurn, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]
}
