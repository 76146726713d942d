import SceneModel

extension EffectMapping {
  /// Venetian Blinds.
  static let venetianBlinds = EffectMapping(
    matchNames: ["ADBE Venetian Blinds"], usesPositions: true
  ) { panel in
    panel.number(.completion, at: 0) { $0 / 100 }
    // After Effects counts the direction from the right.
    panel.number(.direction, at: 1) { $0 + 90 }
    panel.number(.waveWidth, at: 2)
    panel.number(.softness, at: 3)
    return VenetianBlinds()
  }
}
