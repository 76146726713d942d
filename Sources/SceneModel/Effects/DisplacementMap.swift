package import Geometry

/// Moves each pixel of a group by the color of its map, the first drawn child, at the same point.
package struct DisplacementMap: PixelEffect {
  /// The channel of the map that displaces: 0 is the full distance backward, 128 of 255 no
  /// displacement.
  ///
  /// Transparent pixels of the map displace nothing, except by alpha and constants.
  package enum Channel: String, Hashable, Sendable, CaseIterable, Codable {
    case red, green, blue, alpha, luminance
    /// The hue, from red around to red.
    case hue
    /// The mean of the largest and the smallest component.
    case lightness
    /// The saturation.
    case saturation
    /// 255 everywhere.
    case full
    /// 128 everywhere.
    case half
    /// 0 everywhere.
    case off

    /// Whether the value is constant, independent of the map.
    package var isConstant: Bool { self == .full || self == .half || self == .off }
  }

  package var horizontal = Channel.red
  package var vertical = Channel.green
  package var wraps = false
  package var size = Vector2.zero
  package var distance = Vector2.zero

  package init() {}

  package static let declaration = Declaration<DisplacementMap>(
    "displacementMap", title: "Displacement Map",
    "Moves pixels by the colors of the first drawn child of the group, which is not drawn itself.",
    options: [
      .word(\.horizontal, "horizontal", "The channel of the map that moves pixels along x."),
      .word(\.vertical, "vertical", "The channel of the map that moves pixels along y."),
      .flag(\.wraps, "wraps", "Whether pixels beyond an edge come from the opposite one."),
    ],
    properties: [
      .pair(\.size, .size, .points, "The size of the rectangle at the origin that it works on."),
      .pair(\.distance, .displacement, .points, "The largest displacement along x and y."),
    ])
  /// The effect reads the pixels of the map.
  package static let needsMap = true
}
