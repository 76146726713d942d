package import Geometry

/// Maps a rectangle at the origin to four corners.
package struct CornerPin: PixelEffect {
  package var size = Vector2.zero
  package var topLeft = Vector2.zero
  package var topRight = Vector2.zero
  package var bottomLeft = Vector2.zero
  package var bottomRight = Vector2.zero

  package init() {}

  package static let declaration = Declaration<CornerPin>(
    "cornerPin", title: "Corner Pin", "Stretches a rectangle between four corners.",
    properties: [
      .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
      .pair(\.topLeft, .topLeft, .points, "The top left corner."),
      .pair(\.topRight, .topRight, .points, "The top right corner."),
      .pair(\.bottomLeft, .bottomLeft, .points, "The bottom left corner."),
      .pair(\.bottomRight, .bottomRight, .points, "The bottom right corner."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<CornerPin>? { nil }
}
