/// Converts colors to gray, or to shades of one color, with a weight for each hue.
public struct BlackAndWhite: PixelEffect {
  /// Whether the result has the hue of `tint`.
  public var isTinted = false
  /// The gray values of reds, yellows, greens, cyans, blues and magentas; 1 is white.
  public var weights = [0.4, 0.6, 0.4, 0.6, 0.2, 0.8]
  /// The color that gives the result its hue.
  public var tint = Color.white

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<BlackAndWhite>(
    "blackAndWhite", title: "Black & White", "Makes colors gray, or shades of one color.",
    options: [
      .flag(\.isTinted, "tinted", "Whether the result has the hue of the color.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<BlackAndWhite>] = [
    .numbers(
      \.weights, .hueWeights, .color,
      "The grays of reds, yellows, greens, cyans, blues and magentas; 1 is white."),
    .color(\.tint, .color, "The color whose hue the result has."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<BlackAndWhite>.baked
}
