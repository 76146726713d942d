import SceneModel
import ViewTree

extension LayerStyleMapping {
  /// Bevel and Emboss.
  static let bevel = LayerStyleMapping(
    number: 5, level: .above,
    controls: [
      .bevelStyle, .technique, .depth, .size, .soften, .useGlobalLight, .angle, .altitude,
      .highlightMode, .highlightColor, .highlightOpacity, .shadowMode, .shadowColor, .shadowOpacity,
    ]
  ) { panel in
    panel.percent(.steepness, .depth)
    panel.number(.distance, .size)
    panel.softness(.soften)
    // From counterclockwise from the right to clockwise from the top.
    panel.number(.direction, .angle) { 90 - $0 }
    panel.number(.altitude, .altitude)
    panel.color(.highlights, .highlightColor)
    panel.percent(.highlightOpacity, .highlightOpacity)
    panel.color(.shadows, .shadowColor)
    panel.percent(.shadowOpacity, .shadowOpacity)
    return Bevel.with {
      // A stroke's emboss is drawn as that of the layer.
      $0.kind =
        panel.style.menu(.bevelStyle, [.outer, .inner, .emboss, .pillow, .emboss]) ?? .inner
      $0.isChiseled = (panel.style.number(.technique)?.initial ?? 1) > 1
      $0.highlightMode = panel.style.blendMode(.highlightMode, standard: .screen)
      $0.shadowMode = panel.style.blendMode(.shadowMode, standard: .multiply)
    }
  }
}

extension LayerStyleControl {
  fileprivate static let bevelStyle = LayerStyleControl("bs", "Style", .menu) { value in
    value.initial == 5 ? "Stroke Emboss" : nil
  }
  fileprivate static let technique = LayerStyleControl("bt", "Technique", .menu)
  fileprivate static let depth = LayerStyleControl("sr", "Depth")
  fileprivate static let soften = LayerStyleControl("sf", "Soften")
  fileprivate static let useGlobalLight = LayerStyleControl("ga", "Use Global Light", .checkbox)
  fileprivate static let altitude = LayerStyleControl("ll", "Altitude", .angle)
  fileprivate static let highlightMode = blendMode("hm", "Highlight Mode")
  fileprivate static let highlightColor = LayerStyleControl("hc", "Highlight Color", .color)
  fileprivate static let highlightOpacity = LayerStyleControl("ho", "Highlight Opacity")
  fileprivate static let shadowMode = blendMode("sm", "Shadow Mode")
  fileprivate static let shadowColor = LayerStyleControl("sc", "Shadow Color", .color)
  fileprivate static let shadowOpacity = LayerStyleControl("so", "Shadow Opacity")
}
