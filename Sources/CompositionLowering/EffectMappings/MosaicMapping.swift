import SceneModel

extension EffectMapping {
  /// Mosaic.
  static let mosaic = EffectMapping(
    matchNames: ["ADBE Mosaic"], movesPixels: true
  ) { panel in
    panel.set(.size, panel.size)
    panel.components(.blocks, at: 0...1) { max(1, $0.rounded()) }
    return Mosaic.with { $0.isSharp = panel.isOn(at: 2) }
  }
}
