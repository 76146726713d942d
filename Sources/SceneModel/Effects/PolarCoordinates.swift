package import Geometry

/// Converts between rectangular and polar coordinates of a rectangle at the origin.
package struct PolarCoordinates: PixelEffect {
  /// The direction of a conversion.
  package enum Conversion: String, Hashable, Sendable, CaseIterable, Codable {
    /// Rows become circles and columns radii.
    case rectToPolar
    /// Circles become rows and radii columns.
    case polarToRect
  }

  package var conversion = Conversion.rectToPolar
  package var size = Vector2.zero
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<PolarCoordinates>(
    "polarCoordinates", title: "Polar Coordinates",
    "Bends a rectangle to a circle, or a circle to a rectangle.",
    options: [
      .word(\.conversion, "conversion", "The direction of the conversion.")
    ],
    properties: [
      .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
      .number(
        \.amount, .mix, .color, in: 0...1,
        "The share of the way from a pixel's own position to the converted one."),
    ])
}
