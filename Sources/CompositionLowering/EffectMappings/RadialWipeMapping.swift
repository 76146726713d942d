import SceneModel

extension EffectMapping {
  /// Radial Wipe.
  static let radialWipe = EffectMapping(
    numbers: [26], usesPositions: true, isPerPixel: true
  ) { panel in
    panel.number(.completion, at: 0) { $0 / 100 }
    panel.number(.rotation, at: 1)
    panel.point(.center, at: 2)
    panel.number(.softness, at: 4)
    return RadialWipe.with {
      $0.sense = panel.menu(at: 3, [.clockwise, .counterclockwise, .both]) ?? .clockwise
    }
  }
}
