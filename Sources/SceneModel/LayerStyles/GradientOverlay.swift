public import Geometry

/// Paints a gradient over a group, between the bounds of its pixels.
public struct GradientOverlay: PixelEffect {
  /// The shape of a gradient.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
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

  /// The shape of the gradient.
  public var kind = Kind.linear
  /// The number of color stops in `stopNumbers`.
  public var colorStopCount = 0
  /// Whether the order of the stops is reversed.
  public var isReversed = false
  /// The blend mode.
  public var blendMode = BlendMode.normal
  /// The opacity, 0...1.
  public var opacity = 1.0
  /// Color stops of four numbers, then opacity stops of two.
  public var stopNumbers: [Double] = []
  /// The direction, in degrees clockwise from the x axis.
  public var angle = -90.0
  /// The length, as a factor of the distance between the bounds.
  public var scale = 1.0
  /// The displacement of the center, as shares of width and height.
  public var center = Vector2.zero

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<GradientOverlay>(
    "gradientOverlay", title: "Gradient Overlay", "Paints a gradient over the pixels.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .word(\.kind, "gradient", isRequired: true, "The shape of the gradient."),
      .count(
        \.colorStopCount, "colorStops", in: Gradient.colorStopCounts, "The number of color stops."),
      .flag(\.isReversed, "reversed", "Whether it runs from the last stop to the first."),
    ],
    properties: properties.map(\.declaration))
  /// Whether files must have some of the options.
  public static let hasRequiredOptions = true
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<GradientOverlay>] = [
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
  ]
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<GradientOverlay>.baked
}

extension GradientOverlay {
  /// The stops, in order of offset.
  public var stops: [Gradient.Stop] {
    Gradient.stops(numbers: stopNumbers, colorStopCount: colorStopCount)
  }
}
