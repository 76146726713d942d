/// Makes colors gray, or shades of one color, with a weight for each hue.
public struct BlackAndWhite: PixelEffect {
  /// Whether the result has the hue of `tint`.
  public var isTinted = false
  /// The grays of reds, yellows, greens, cyans, blues and magentas; 1 is white.
  public var weights = [0.4, 0.6, 0.4, 0.6, 0.2, 0.8]
  /// The color whose hue the result has.
  public var tint = Color.white

  public init() {}

  public static let declaration = Declaration<BlackAndWhite>(
    "blackAndWhite", title: "Black & White", "Makes colors gray, or shades of one color.",
    options: [
      .flag(\.isTinted, "tinted", "Whether the result has the hue of the color.")
    ],
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<BlackAndWhite>] = [
    .numbers(
      \.weights, .hueWeights, .color,
      "The grays of reds, yellows, greens, cyans, blues and magentas; 1 is white."),
    .color(\.tint, .color, "The color whose hue the result has."),
  ]
  public static let nativeSupport = NativeSupport<BlackAndWhite>.baked
}
