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
