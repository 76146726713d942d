/// Highlight and shadow of slopes along the edges of a group.
public struct Bevel: PixelEffect {
  /// The position of slopes relative to an edge.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Inside the edge.
    case inner
    /// Outside the edge.
    case outer
    /// Half on each side.
    case emboss
    /// Half on each side; the outer half slopes inward.
    case pillow
  }

  /// The position of the slopes.
  public var kind = Kind.inner
  /// Whether the slopes are straight rather than round.
  public var isChiseled = false
  /// The blend mode of the highlight.
  public var highlightMode = BlendMode.screen
  /// The blend mode of the shadow.
  public var shadowMode = BlendMode.multiply
  /// The steepness of the slopes; at 1 they are as high as wide.
  public var depth = 1.0
  /// The width of the slopes, in points.
  public var size = 0.0
  /// The softness: four times the standard deviation of the blur of highlight and shadow, in
  /// points.
  public var softness = 0.0
  /// The direction of the light, in degrees clockwise from the top.
  public var direction = -30.0
  /// The altitude of the light, in degrees; 90 is straight above.
  public var altitude = 30.0
  /// The color of the highlight, without opacity.
  public var highlightColor = Color.white
  /// The opacity of the highlight, 0...1.
  public var highlightOpacity = 1.0
  /// The color of the shadow, without opacity.
  public var shadowColor = Color.black
  /// The opacity of the shadow, 0...1.
  public var shadowOpacity = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Bevel>(
    "bevel", title: "Bevel and Emboss", "Paints light and shade on the edges.",
    options: [
      .word(\.kind, "slopes", "The position of the slopes."),
      .flag(\.isChiseled, "chiseled", "Whether the slopes are even rather than round."),
      .word(\.highlightMode, "highlightMode", "The mix of the highlight with the colors below."),
      .word(\.shadowMode, "shadowMode", "The mix of the shadow with the colors below."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Bevel>] = [
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
  ]
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Bevel>.baked
}

extension Bevel {
  /// The standard deviation of the blur of highlight and shadow, in points.
  public var smoothing: Double { softness * 0.25 }
}
