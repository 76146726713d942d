import SceneModel

extension LayerStyleMapping {
  /// Color Overlay.
  static let colorOverlay = LayerStyleMapping(
    number: 7, level: .above,
    controls: [.blendMode, .color, .overlayOpacity, .opacity]
  ) { panel in
    panel.color(.color, .color)
    let hasOwnOpacity = panel.style.content(.overlayOpacity) != nil
    panel.percent(.opacity, hasOwnOpacity ? .overlayOpacity : .opacity)
    return ColorOverlay.with { $0.blendMode = panel.style.blendMode() }
  }
}

extension LayerStyleControl {
  /// The opacity as the specification names it; some files have `o`.
  fileprivate static let overlayOpacity = LayerStyleControl("so", "Opacity")
}
