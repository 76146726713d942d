import SceneModel

extension EffectMapping {
  /// Linear Wipe.
  static let linearWipe = EffectMapping(
    matchNames: ["ADBE Linear Wipe"], usesPositions: true
  ) { panel in
    panel.set(.size, panel.size)
    panel.number(.completion, at: 0) { $0 / 100 }
    panel.number(.direction, at: 1)
    panel.number(.softness, at: 2)
    return LinearWipe()
  }
}
