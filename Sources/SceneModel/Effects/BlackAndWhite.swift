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
