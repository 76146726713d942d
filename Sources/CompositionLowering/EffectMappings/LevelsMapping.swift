import SceneModel

extension EffectMapping {
  /// Levels, with controls for each channel.
  static let levels = EffectMapping(numbers: [24], isPerPixel: true) { panel in
    // Two headings separate the five numbers of each channel.
    panel.components(.levels, at: 3...7)
    panel.components(.redLevels, at: 10...14)
    panel.components(.greenLevels, at: 17...21)
    panel.components(.blueLevels, at: 24...28)
    panel.components(.alphaLevels, at: 31...35)
    return Levels()
  }
}
