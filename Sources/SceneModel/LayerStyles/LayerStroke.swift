/// A line along the edges of a group: After Effects' layer style Stroke.
public struct LayerStroke: PixelEffect {
  /// The position of a line relative to an edge.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Outside the edge.
    case outside
    /// Inside the edge.
    case inside
    /// Half on each side.
    case center
  }

  /// The color.
  public var color = Color.black
  /// The opacity, 0...1.
  public var opacity = 1.0
  /// The width, in points.
  public var width = 1.0
  /// The position of the line.
  public var side = Side.outside
  /// The blend mode of the part inside the edge.
  public var blendMode = BlendMode.normal

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<LayerStroke>(
    "layerStroke", title: "Stroke", "Paints a line along the edges.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .word(\.side, "side", "The position of the line at the edges."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<LayerStroke>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
    .number(\.width, .lineWidth, .points, in: 0...(.infinity), "The width."),
  ]
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<LayerStroke>.baked
}
