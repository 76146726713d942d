/// The difference of two blurred copies of a group, displaced in opposite directions.
public struct Satin: PixelEffect {
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
  /// The blend mode.
  public var blendMode = BlendMode.normal
  /// Whether the color covers the area where the copies are equal.
  public var isInverted = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Satin>(
    "satin", title: "Satin", "Paints the difference of two blurred copies.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(\.isInverted, "inverted", "Whether the color lies where the copies do not differ."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Satin>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
    .number(
      \.direction, .direction, .degrees,
      "The direction in which the shadow falls, clockwise from the top."),
    .number(\.distance, .distance, .points, "The distance of the shadow from its source."),
    .number(
      \.softness, .softness, .points, in: 0...(.infinity),
      "The softness: four times the standard deviation of the blur."),
  ]
  /// The list of After Effects in which it stands.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Satin>.baked
}

extension Satin: ShadowShape {
  /// Satin has no spread.
  public var spread: Double { 0 }
}
