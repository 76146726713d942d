package import Geometry

/// Draws each block of a grid in one color.
package struct Mosaic: PixelEffect {
  package var isSharp = false
  package var size = Vector2.zero
  package var blocks = Vector2(10, 10)

  package init() {}

  package static let declaration = Declaration<Mosaic>(
    "mosaic", title: "Mosaic", "Gives each block of a grid one color.",
    options: [
      .flag(
        \.isSharp, "sharp",
        "Whether a block has the color of its middle rather than the mean of its pixels.")
    ],
    properties: [
      .pair(
        \.size, .size, .points, "The size of the rectangle at the origin that the blocks divide."),
      .pair(\.blocks, .blocks, .factor, "The number of blocks along x and y."),
    ])
}
