package import Geometry

/// Projects a circle on the front of a sphere.
package struct Spherize: PixelEffect {
  package var center = Vector2.zero
  package var radius = 0.0

  package init() {}

  package static let declaration = Declaration<Spherize>(
    "spherize", title: "Spherize", "Puts a circle on the front of a sphere.",
    properties: [
      .pair(\.center, .center, .points, "The center."),
      .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
    ])
}
