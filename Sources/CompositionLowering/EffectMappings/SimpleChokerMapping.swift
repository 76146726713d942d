import SceneModel

extension EffectMapping {
  /// Simple Choker.
  static let simpleChoker = EffectMapping(matchNames: ["ADBE Simple Choker"]) { panel in
    panel.number(.distance, at: 1) { max(0, $0) }
    return SimpleChoker()
  } limitation: {
    $0.menu(at: 0, [false, true]) == true ? "is drawn without its view of the matte." : nil
  }
}
