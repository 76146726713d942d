import SceneModel

extension LayerStyleMapping {
  /// Satin.
  static let satin = LayerStyleMapping(
    number: 6, level: .above,
    controls: [.blendMode, .color, .opacity, .angle, .distance, .size, .invert]
  ) { panel in
    panel.color(.color, .color)
    panel.percent(.opacity, .opacity)
    panel.softness(.size)
    panel.direction()
    panel.number(.distance, .distance)
    return Satin.with {
      $0.blendMode = panel.style.blendMode()
      $0.isInverted = panel.style.isOn(.invert)
    }
  }
}

extension LayerStyleControl {
  fileprivate static let invert = LayerStyleControl("in", "Invert", .checkbox)
}
