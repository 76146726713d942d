/// A shadow or a glow inside a group's edges.
public struct InnerShadow: PixelEffect {
  /// The color.
  public var color = Color.black
  /// The opacity, 0...1.
  public var opacity = 1.0
  /// The direction in which the shadow falls, in degrees clockwise from the top.
  public var direction = 0.0
  /// The distance of the shadow from its source, in points.
  public var distance = 0.0
  /// The softness: four times the standard deviation of the blur, in points.
  public var softness = 0.0
  /// The share of the softness by which the source grows before it is blurred, 0...1.
  public var spread = 0.0
  /// The blend mode.
  public var blendMode = BlendMode.normal
  /// Whether it covers the center instead of the edges.
  public var isFromCenter = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<InnerShadow>(
    "innerShadow", title: "Inner Shadow", "Paints a shadow or a glow inside of the edges.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(
        \.isFromCenter, "fromCenter", "Whether it lies in the middle and leaves the edges free."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<InnerShadow>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
    .number(
      \.direction, .direction, .degrees,
      "The direction in which the shadow falls, clockwise from the top."),
    .number(\.distance, .distance, .points, "The distance of the shadow from its source."),
    .number(
      \.softness, .softness, .points, in: 0...(.infinity),
      "The softness: four times the standard deviation of the blur."),
    .number(
      \.spread, .spread, .factor, in: 0...1,
      "The share of the softness by which the source grows."),
  ]
  /// The list of After Effects in which it stands.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<InnerShadow>.partly(
    feature: "A shadow or glow inside of edges", removing: [], isNative: { _, _ in false })
}

extension InnerShadow: ShadowShape {}
