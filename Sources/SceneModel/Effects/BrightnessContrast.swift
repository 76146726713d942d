/// Changes brightness and contrast.
public struct BrightnessContrast: PixelEffect {
  /// Whether the legacy mode is used, which adds and multiplies.
  public var isLegacy = false
  /// The brightness, -1.5...1.5; in the legacy mode -100...100 of 255.
  public var brightness = 0.0
  /// The contrast, -1...1.
  public var contrast = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<BrightnessContrast>(
    "brightnessContrast", title: "Brightness & Contrast",
    "Makes colors lighter, and the range of their middle wider.",
    options: [
      .flag(\.isLegacy, "legacy", "Whether the legacy mode is used, which shifts and multiplies.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<BrightnessContrast>] = [
    .number(
      \.brightness, .brightness, .color,
      "The brightness, -1.5...1.5; in the legacy mode bytes, -100...100."),
    .number(\.contrast, .contrast, .color, in: -1...1, "The contrast."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<BrightnessContrast>.baked
}
