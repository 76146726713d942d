import SceneModel

extension EffectMapping {
  /// Gradient Ramp.
  static let gradientRamp = EffectMapping(
    matchNames: ["ADBE Ramp"], usesPositions: true
  ) { panel in
    panel.point(.gradientStart, at: 0)
    panel.color(.startColor, at: 1)
    panel.point(.gradientEnd, at: 2)
    panel.color(.endColor, at: 3)
    panel.number(.mix, at: 6) { 1 - $0 / 100 }
    return ColorRamp.with { $0.kind = panel.menu(at: 4, [.linear, .radial]) ?? .linear }
  } limitation: {
    $0.isUsed(at: 5) ? "is drawn without scatter." : nil
  }
}
