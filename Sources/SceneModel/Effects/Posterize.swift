/// Limits the number of values of each color component.
package struct Posterize: PixelEffect {
  package var levels = 7.0

  package init() {}

  package static let declaration = Declaration<Posterize>(
    "posterize", title: "Posterize", "Limits the number of values of each color component.",
    properties: [
      .number(\.levels, .levelCount, .factor, "The number of values of each component.")
    ])
}
