/// Rotates hues and changes saturation and lightness, or colorizes.
public struct HueSaturation: PixelEffect {
  /// Whether all colors get the same hue and saturation.
  public var isColorized = false
  /// The rotation of hues, or the hue of all colors, in degrees.
  public var hue = 0.0
  /// The change of saturation, -1...1, or the saturation of all colors, 0...1.
  public var saturation = 0.0
  /// The change of lightness, -1...1.
  public var lightness = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<HueSaturation>(
    "hueSaturation", title: "Hue/Saturation",
    "Turns hues and changes saturation and lightness; or gives all colors one hue.",
    options: [
      .flag(\.isColorized, "colorized", "Whether all colors get one hue and saturation.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<HueSaturation>] = [
    .number(\.hue, .hue, .degrees, "The turn of hues, or the hue of all colors."),
    .number(
      \.saturation, .saturation, .color, in: -1...1,
      "The change of saturation, -1...1, or the saturation of all colors."),
    .number(\.lightness, .lightness, .color, in: -1...1, "The change of lightness."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<HueSaturation>.baked
}
