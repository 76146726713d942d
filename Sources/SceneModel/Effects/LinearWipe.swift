package import Geometry

/// Removes one side of a line.
package struct LinearWipe: PixelEffect {
  package var completion = 0.0
  package var direction = 90.0
  package var feather = 0.0
  package var size = Vector2.zero

  package init() {}

  package static let declaration = Declaration<LinearWipe>(
    "linearWipe", title: "Linear Wipe", "Removes one side of a line.",
    properties: [
      .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
      .number(
        \.direction, .direction, .degrees,
        "The direction in which the removed side grows, clockwise from the top."),
      .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
      .pair(
        \.size, .size, .points, "The size of the rectangle at the origin that the line passes over."
      ),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<LinearWipe>? { nil }
}
