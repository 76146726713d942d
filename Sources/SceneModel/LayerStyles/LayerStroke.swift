/// A line along the edges of a group: After Effects' layer style Stroke.
package struct LayerStroke: PixelEffect {
  /// The position of a line relative to an edge.
  package enum Side: String, Hashable, Sendable, CaseIterable, Codable {
    case outside, inside
    /// Half on each side.
    case center
  }

  package var color = Color.black
  package var opacity = 1.0
  package var width = 1.0
  package var side = Side.outside
  package var blendMode = BlendMode.normal

  package init() {}

  package static let declaration = Declaration<LayerStroke>(
    "layerStroke", title: "Stroke", "Paints a line along the edges.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .word(\.side, "side", "The position of the line at the edges."),
    ],
    properties: [
      .color(\.color, .color, "The color."),
      .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
      .number(\.width, .lineWidth, .points, in: 0...(.infinity), "The width."),
    ])
  package static let family = EffectFamily.layerStyle
}
