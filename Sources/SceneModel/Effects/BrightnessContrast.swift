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
