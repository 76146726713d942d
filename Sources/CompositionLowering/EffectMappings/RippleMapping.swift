import SceneModel

extension EffectMapping {
  /// Ripple.
  static let ripple = EffectMapping(
    numbers: [32], movesPixels: true
  ) { panel in
    let pointsPerPercent = panel.pointsPerPercent
    panel.number(.radius, at: 0) { $0 * pointsPerPercent }
    panel.point(.center, at: 1)
    panel.number(.waveWidth, at: 4)
    panel.number(.waveHeight, at: 5)
    motion.map(panel)
    return Ripple()
  } limitation: { effect in
    effect.isOn(at: 2) ? "is drawn with symmetric waves." : motion.limitation(of: effect)
  }

  private static let motion = WaveMotion(speed: 3, phase: 6)
}
