/// Shrinks the opaque area of a group: After Effects' Simple Choker.
package struct SimpleChoker: PixelEffect {
  package var choke = 0.0

  package init() {}

  package static let declaration = Declaration<SimpleChoker>(
    "simpleChoker", title: "Simple Choker", "Moves the edges of the opaque area inside.",
    properties: [
      .number(
        \.choke, .distance, .points, in: 0...(.infinity),
        "The distance by which edges move inside.")
    ])
}
