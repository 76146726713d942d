import SceneModel

extension EffectMapping {
  /// Tint.
  static let tint = EffectMapping(numbers: [20], isPerPixel: true) { panel in
    panel.color(.blackColor, at: 0)
    panel.color(.whiteColor, at: 1)
    panel.number(.mix, at: 2) { $0 / 100 }
    return Tint()
  }
}
