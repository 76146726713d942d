import SceneModel

extension EffectMapping {
  /// Gaussian Blur and Fast Blur.
  static let gaussianBlur = EffectMapping(
    numbers: [29], matchNames: ["ADBE Gaussian Blur", "ADBE Fast Blur"]
  ) { panel in
    panel.number(.blurriness, at: 0)
    return GaussianBlur.with {
      $0.axes = panel.menu(at: 1, [.both, .horizontal, .vertical]) ?? .both
    }
  } limitation: {
    $0.isUsed(at: 2) ? repeatedEdges : nil
  }

  /// The limitation of blurs that repeat edge pixels.
  static let repeatedEdges = "is drawn without repeated edge pixels."
}
