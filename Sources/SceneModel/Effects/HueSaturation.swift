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
