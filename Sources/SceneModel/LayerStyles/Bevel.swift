/// Highlight and shadow of slopes along the edges of a group.
package struct Bevel: PixelEffect {
  /// The position of slopes relative to an edge.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Inside the edge.
    case inner
    /// Outside the edge.
    case outer
    /// Half on each side.
    case emboss
    /// Half on each side; the outer half slopes inward.
    case pillow
  }

  package var kind = Kind.inner
  package var isChiseled = false
  package var highlightMode = BlendMode.screen
  package var shadowMode = BlendMode.multiply
  package var depth = 1.0
  package var size = 0.0
  package var softness = 0.0
  package var direction = -30.0
  package var altitude = 30.0
  package var highlightColor = Color.white
  package var highlightOpacity = 1.0
  package var shadowColor = Color.black
  package var shadowOpacity = 1.0

  package init() {}

  package static let declaration = Declaration<Bevel>(
    "bevel", title: "Bevel and Emboss", "Paints light and shade on the edges.",
    options: [
      .word(\.kind, "slopes", "The position of the slopes."),
      .flag(\.isChiseled, "chiseled", "Whether the slopes are even rather than round."),
      .word(\.highlightMode, "highlightMode", "The mix of the highlight with the colors below."),
      .word(\.shadowMode, "shadowMode", "The mix of the shadow with the colors below."),
    ],
    properties: [
      .number(\.depth, .steepness, .factor, "The steepness of the slopes; 1 is as high as wide."),
      .number(\.size, .distance, .points, in: 0...(.infinity), "The width of the slopes."),
      .number(
        \.softness, .softness, .points, in: 0...(.infinity),
        "The softness: four times the standard deviation of the blur of light and shade."),
      .number(
        \.direction, .direction, .degrees, "The direction of the light, clockwise from the top."),
      .number(\.altitude, .altitude, .degrees, "The height of the light; 90 is straight above."),
      .color(\.highlightColor, .highlights, "The color of the highlight."),
      .number(
        \.highlightOpacity, .highlightOpacity, .color, in: 0...1,
        "The opacity of the highlight."),
      .color(\.shadowColor, .shadows, "The color of the shadow."),
      .number(
        \.shadowOpacity, .shadowOpacity, .color, in: 0...1, "The opacity of the shadow."),
    ])
  package static let family = EffectFamily.layerStyle
}

extension Bevel {
  /// The standard deviation of the blur of highlight and shadow, in points.
  package var smoothing: Double { softness * ShadowShape.deviationPerSoftness }
}
