package import Geometry

/// Moves pixels to and from a center in circular waves, which fade toward a radius.
package struct Ripple: PixelEffect {
  package var center = Vector2.zero
  package var radius = 0.0
  package var width = 20.0
  package var height = 0.0
  package var phase = 0.0

  package init() {}

  package static let declaration = Declaration<Ripple>(
    "ripple", title: "Ripple", "Moves pixels to and from a center in circular waves.",
    properties: [
      .pair(\.center, .center, .points, "The center."),
      .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
      .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The length of a wave."),
      .number(\.height, .waveHeight, .points, "The displacement at the center."),
      .number(\.phase, .phase, .degrees, "The phase of the waves, which travel outward."),
    ])
}
