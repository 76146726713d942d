package import SceneModel

extension BlendMode {
  /// The modes in the blend mode menu of layer styles by their entries, counted from 1 with its separators.
  private static let styleMenu: [Double: BlendMode] = [
    1: .normal, 4: .darken, 5: .multiply, 6: .colorBurn, 10: .lighten, 11: .screen, 12: .colorDodge,
    13: .add, 16: .overlay, 17: .softLight, 18: .hardLight, 22: .hardMix, 24: .difference,
    25: .exclusion, 29: .hue, 30: .saturation, 31: .color, 32: .luminosity,
  ]

  /// The mode of an entry in the blend mode menu of layer styles; `nil` for a mode that is not drawn.
  package init?(styleMenu entry: Double) {
    guard let mode = BlendMode.styleMenu[entry] else { return nil }
    self = mode
  }
}
