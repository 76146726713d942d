/// A blurred copy of a group's alpha in one color, below the group.
public struct DropShadow: PixelEffect {
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
  /// Whether the group itself is not drawn.
  public var isShadowOnly = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<DropShadow>(
    "dropShadow", title: "Drop Shadow", "Draws a shadow below the pixels, or in their place.",
    options: [
      .flag(\.isShadowOnly, "shadowOnly", "Whether the pixels themselves are not drawn.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<DropShadow>] = [
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
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<DropShadow>.partly(
    feature: "A shadow with spread", removing: [.spread],
    isNative: { _, values in values(.spread).allSatisfy { $0.numberValue <= 0 } })
}

extension DropShadow: ShadowShape {}
