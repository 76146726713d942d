import SceneModel

extension EffectMapping {
  /// Twirl.
  static let twirl = EffectMapping(numbers: [30], movesPixels: true) { panel in
    let pointsPerPercent = panel.pointsPerPercent
    panel.number(.rotation, at: 0)
    panel.number(.radius, at: 1) { $0 * pointsPerPercent }
    panel.point(.center, at: 2)
    return Twirl()
  }
}
