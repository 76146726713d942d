import SceneModel

extension EffectMapping {
  /// Fill.
  static let fill = EffectMapping(numbers: [21], isPerPixel: true) { panel in
    panel.color(.color, at: 2)
    panel.number(.opacity, at: 6)
    return ColorFill()
  }
}
