package import Geometry

/// Paints a gradient over a group, between the bounds of its pixels.
package struct GradientOverlay: PixelEffect {
  /// The shape of a gradient.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Along a line across the bounds.
    case linear
    /// From the center outward in circles.
    case radial
    /// Around the center.
    case angle
    /// From the center in both directions along a line.
    case reflected
    /// From the center outward in diamonds.
    case diamond
  }

  package var kind = Kind.linear
  package var colorStopCount = 0
  package var isReversed = false
  package var blendMode = BlendMode.normal
  package var opacity = 1.0
  package var stopNumbers: [Double] = []
  package var angle = -90.0
  package var scale = 1.0
  package var center = Vector2.zero

  package init() {}

  package static let declaration = Declaration<GradientOverlay>(
    "gradientOverlay", title: "Gradient Overlay", "Paints a gradient over the pixels.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .word(\.kind, "gradient", isRequired: true, "The shape of the gradient."),
      .count(
        \.colorStopCount, "colorStops", in: Gradient.colorStopCounts, "The number of color stops."),
      .flag(\.isReversed, "reversed", "Whether it runs from the last stop to the first."),
    ],
    properties: [
      .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
      .numbers(
        \.stopNumbers, .gradientStops, .color,
        "Color stops of four numbers, then opacity stops of two."),
      .number(\.angle, .rotation, .degrees, "The direction, clockwise from the x axis."),
      .number(
        \.scale, .gradientScale, .factor, in: 0...(.infinity),
        "The length over that from edge to edge."),
      .pair(
        \.center, .gradientCenter, .factor,
        "The displacement of the center, as shares of width and height."),
    ])
  package static let family = EffectFamily.layerStyle
}

extension GradientOverlay {
  /// The stops, in order of offset.
  package var stops: [Gradient.Stop] {
    Gradient.stops(numbers: stopNumbers, colorStopCount: colorStopCount)
  }
}
