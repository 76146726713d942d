import SceneModel

extension EffectMapping {
  /// Corner Pin.
  static let cornerPin = EffectMapping(
    matchNames: ["ADBE Corner Pin"], movesPixels: true
  ) { panel in
    panel.set(.size, panel.size)
    panel.point(.topLeft, at: 0)
    panel.point(.topRight, at: 1)
    panel.point(.bottomLeft, at: 2)
    panel.point(.bottomRight, at: 3)
    return CornerPin()
  }
}
