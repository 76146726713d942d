package import Geometry

/// Repeats a rectangle at the origin as tiles.
package struct MotionTile: PixelEffect {
  package var isMirrored = false
  package var shiftsRows = false
  package var size = Vector2.zero
  package var center = Vector2.zero
  package var tileSize = Vector2(1, 1)
  package var outputSize = Vector2(1, 1)
  package var phase = 0.0

  package init() {}

  package static let declaration = Declaration<MotionTile>(
    "motionTile", title: "Motion Tile", "Repeats a rectangle as tiles.",
    options: [
      .flag(\.isMirrored, "mirrored", "Whether every other tile is mirrored."),
      .flag(
        \.shiftsRows, "shiftsRows",
        "Whether the phase moves rows to the right in place of columns down."),
    ],
    properties: [
      .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
      .pair(\.center, .center, .points, "The center of one tile."),
      .pair(\.tileSize, .tileSize, .factor, "The size of a tile over that of the rectangle."),
      .pair(
        \.outputSize, .outputSize, .factor,
        "The size of the area that tiles cover over that of the rectangle."),
      .number(\.phase, .phase, .degrees, "The displacement of every other column, 360 for a tile."),
    ])
}
