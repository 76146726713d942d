import SceneModel

extension LayerStyleMapping {
  /// Stroke.
  static let stroke = LayerStyleMapping(
    number: 0, level: .onEdges,
    controls: [.blendMode, .color, .size, .opacity, .position]
  ) { panel in
    panel.color(.color, .color)
    panel.percent(.opacity, .opacity)
    panel.number(.lineWidth, .size)
    return LayerStroke.with {
      $0.side = panel.style.menu(.position, [.outside, .inside, .center]) ?? .outside
      $0.blendMode = panel.style.blendMode()
    }
  }
}

extension LayerStyleControl {
  fileprivate static let position = LayerStyleControl("p", "Position", .menu)
}
