import SceneModel

extension EffectMapping {
  /// Polar Coordinates.
  static let polarCoordinates = EffectMapping(
    matchNames: ["ADBE Polar Coordinates"], movesPixels: true
  ) { panel in
    panel.set(.size, panel.size)
    // After Effects shows percent, but stores a share.
    panel.number(.mix, at: 0)
    return panel.menu(at: 1, PolarCoordinates.Conversion.allCases).map { conversion in
      PolarCoordinates.with { $0.conversion = conversion }
    }
  }
}
