/// Changes brightness and contrast.
package struct BrightnessContrast: PixelEffect {
  package var isLegacy = false
  package var brightness = 0.0
  package var contrast = 0.0

  package init() {}

  package static let declaration = Declaration<BrightnessContrast>(
    "brightnessContrast", title: "Brightness & Contrast",
    "Makes colors lighter, and the range of their middle wider.",
    options: [
      .flag(\.isLegacy, "legacy", "Whether the legacy mode is used, which shifts and multiplies.")
    ],
    properties: [
      .number(
        \.brightness, .brightness, .color,
        "The brightness, -1.5...1.5; in the legacy mode bytes, -100...100."),
      .number(\.contrast, .contrast, .color, in: -1...1, "The contrast."),
    ])
}

/// Changes exposure: multiplies linear light, adds an offset and applies gamma correction.
package struct Exposure: PixelEffect {
  package var stops = 0.0
  package var offset = 0.0
  package var gamma = 1.0

  package init() {}

  package static let declaration = Declaration<Exposure>(
    "exposure", title: "Exposure", "Changes light as the exposure of a camera does.",
    properties: [
      .number(\.stops, .exposure, .factor, "The number of times that light doubles."),
      .number(\.offset, .exposureOffset, .color, "The offset of linear light."),
      .number(\.gamma, .gamma, .factor, "The root that is taken of light."),
    ])
}

/// Inverts components of colors.
package struct Invert: PixelEffect {
  package var channel = ColorChannel.all
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<Invert>(
    "invert", title: "Invert", "Inverts components of colors.",
    options: [
      .word(\.channel, "channel", "The components.")
    ],
    properties: [
      .number(
        \.amount, .mix, .color, in: 0...1, "The share of the inverted color in the result.")
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<Invert>? {
    channel == .all && values(.mix).allSatisfy { $0.numberValue >= 1 }
      ? nil : NativeGap("The effect Invert")
  }
}

/// The components of a color that an effect changes.
public enum ColorChannel: String, Hashable, Sendable, CaseIterable, Codable {
  /// Red, green and blue.
  case all
  /// Red.
  case red
  /// Green.
  case green
  /// Blue.
  case blue
}

/// Limits the number of values of each color component.
package struct Posterize: PixelEffect {
  package var levels = 7.0

  package init() {}

  package static let declaration = Declaration<Posterize>(
    "posterize", title: "Posterize", "Limits the number of values of each color component.",
    properties: [
      .number(\.levels, .levelCount, .factor, "The number of values of each component.")
    ])
}

/// Sets all pixels to one color and multiplies their alpha by an opacity: After Effects' Fill.
package struct ColorFill: PixelEffect {
  package var color = Color.black
  package var opacity = 1.0

  package init() {}

  package static let declaration = Declaration<ColorFill>(
    "colorFill", title: "Fill", "Gives all pixels one color.",
    properties: [
      .color(\.color, .color, "The color."),
      .number(\.opacity, .opacity, .color, in: 0...1, "The factor of alpha."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<ColorFill>? { nil }
}

/// Maps the luminance of each pixel to a color between three.
package struct Tritone: PixelEffect {
  package var highlights = Color.white
  package var midtones = Color(red: 0.5, green: 0.5, blue: 0.5)
  package var shadows = Color.black

  package init() {}

  package static let declaration = Declaration<Tritone>(
    "tritone", title: "Tritone", "Maps luminance to a color between three.",
    properties: [
      .color(\.highlights, .highlights, "The color of white."),
      .color(\.midtones, .midtones, "The color of middle gray."),
      .color(\.shadows, .shadows, "The color of black."),
    ])
}

/// Maps the luminance of each pixel to a color between two.
///
/// As in lottie-web, the pixel, its gray value and the mapped color are composited over each other,
/// which hardens soft edges.
package struct Tint: PixelEffect {
  package var blackColor = Color.black
  package var whiteColor = Color.white
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<Tint>(
    "tint", title: "Tint", "Maps luminance to a color between two.",
    properties: [
      .color(\.blackColor, .blackColor, "The color of black."),
      .color(\.whiteColor, .whiteColor, "The color of white."),
      .number(\.amount, .mix, .color, in: 0...1, "The share of the tint in the result."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<Tint>? { nil }
}

/// Rotates hues and changes saturation and lightness, or colorizes.
package struct HueSaturation: PixelEffect {
  package var isColorized = false
  package var hue = 0.0
  package var saturation = 0.0
  package var lightness = 0.0

  package init() {}

  package static let declaration = Declaration<HueSaturation>(
    "hueSaturation", title: "Hue/Saturation",
    "Turns hues and changes saturation and lightness; or gives all colors one hue.",
    options: [
      .flag(\.isColorized, "colorized", "Whether all colors get one hue and saturation.")
    ],
    properties: [
      .number(\.hue, .hue, .degrees, "The rotation of hues, or the hue of all colors."),
      .number(
        \.saturation, .saturation, .color, in: -1...1,
        "The change of saturation, -1...1, or the saturation of all colors."),
      .number(\.lightness, .lightness, .color, in: -1...1, "The change of lightness."),
    ])
}

/// Converts light colors to white and dark ones to black.
package struct Threshold: PixelEffect {
  package var level = 0.5

  package init() {}

  package static let declaration = Declaration<Threshold>(
    "threshold", title: "Threshold", "Makes light colors white and dark ones black.",
    properties: [
      .number(
        \.level, .threshold, .color, "The luminance from which on colors become white, 0...1.")
    ])
}

/// Converts colors to gray, or to shades of one color, with a weight for each hue.
package struct BlackAndWhite: PixelEffect {
  package var isTinted = false
  package var weights = [0.4, 0.6, 0.4, 0.6, 0.2, 0.8]
  package var tint = Color.white

  package init() {}

  package static let declaration = Declaration<BlackAndWhite>(
    "blackAndWhite", title: "Black & White", "Makes colors gray, or shades of one color.",
    options: [
      .flag(\.isTinted, "tinted", "Whether the result has the hue of the color.")
    ],
    properties: [
      .numbers(
        \.weights, .hueWeights, .color,
        "The grays of reds, yellows, greens, cyans, blues and magentas; 1 is white."),
      .color(\.tint, .color, "The color whose hue the result has."),
    ])
}
