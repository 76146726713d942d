package import Geometry

/// Rotates pixels within a radius about a center, more the nearer they are to it.
package struct Twirl: PixelEffect {
  package var angle = 0.0
  package var center = Vector2.zero
  package var radius = 0.0

  package init() {}

  package static let declaration = Declaration<Twirl>(
    "twirl", title: "Twirl", "Turns pixels about a center, the nearer the more.",
    properties: [
      .number(\.angle, .rotation, .degrees, "The rotation at the center, clockwise."),
      .pair(\.center, .center, .points, "The center."),
      .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
    ])
}
