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

/// Mirrors one side of a line on the other.
package struct Mirror: PixelEffect {
  package var center = Vector2.zero
  package var angle = 0.0

  package init() {}

  package static let declaration = Declaration<Mirror>(
    "mirror", title: "Mirror", "Shows one side of a line mirrored on the other.",
    properties: [
      .pair(\.center, .center, .points, "A point of the line."),
      .number(
        \.angle, .rotation, .degrees,
        "The direction of the side that shows the other one, clockwise from the x axis."),
    ])
}

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

/// Converts between rectangular and polar coordinates of a rectangle at the origin.
package struct PolarCoordinates: PixelEffect {
  /// The direction of a conversion.
  package enum Conversion: String, Hashable, Sendable, CaseIterable, Codable {
    /// Rows become circles and columns radii.
    case rectToPolar
    /// Circles become rows and radii columns.
    case polarToRect
  }

  package var conversion = Conversion.rectToPolar
  package var size = Vector2.zero
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<PolarCoordinates>(
    "polarCoordinates", title: "Polar Coordinates",
    "Bends a rectangle to a circle, or a circle to a rectangle.",
    options: [
      .word(\.conversion, "conversion", "The direction of the conversion.")
    ],
    properties: [
      .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
      .number(
        \.amount, .mix, .color, in: 0...1,
        "The share of the way from a pixel's own position to the converted one."),
    ])
}

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

/// Moves pixels perpendicular to the direction of waves.
package struct WaveWarp: PixelEffect {
  /// The shape of a wave.
  package enum Shape: String, Hashable, Sendable, CaseIterable, Codable {
    case sine, square, triangle, sawtooth
    /// Half circles, alternately up and down.
    case circle
    /// Half circles up.
    case semicircle
    /// Quarter circles that meet in cusps, alternately up and down.
    case uncircle
  }

  package var shape = Shape.sine
  package var height = 0.0
  package var width = 40.0
  package var direction = 90.0
  package var phase = 0.0

  package init() {}

  package static let declaration = Declaration<WaveWarp>(
    "waveWarp", title: "Wave Warp", "Moves pixels across the direction of waves.",
    options: [
      .word(\.shape, "wave", "The form of a wave.")
    ],
    properties: [
      .number(\.height, .waveHeight, .points, "The largest displacement in either direction."),
      .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The length of a wave."),
      .number(
        \.direction, .direction, .degrees,
        "The direction in which the waves travel, clockwise from the top."),
      .number(\.phase, .phase, .degrees, "The phase of the waves."),
    ])
}
