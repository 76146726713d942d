package import Geometry

/// Mirrors one side of a line on the other.
package struct Mirror: PixelEffect {
  package var center = Vector2.zero
  package var angle = 0.0

  package init() {}

  package static let declaration = Declaration<Mirror>(
    "mirror", title: "Mirror", "Shows one side of a line mirrored on the other.",
    properties: [
      .pair(\.center, .center, .points, "A point of the line."),
      .number(
        \.angle, .rotation, .degrees,
        "The direction of the side that shows the other one, clockwise from the x axis."),
    ])
}
