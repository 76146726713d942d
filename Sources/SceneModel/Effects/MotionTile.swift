public import Geometry

/// Repeats a rectangle at the origin as tiles.
public struct MotionTile: PixelEffect {
  /// Whether every other tile is mirrored, so that adjacent edges match.
  public var isMirrored = false
  /// Whether the phase shifts rows to the right instead of columns down.
  public var shiftsRows = false
  /// The size of the rectangle, in points.
  public var size = Vector2.zero
  /// The center of a tile, in points.
  public var center = Vector2.zero
  /// The size of a tile, as factors of the rectangle's.
  public var tileSize = Vector2(1, 1)
  /// The size of the tiled area, as factors of the rectangle's.
  public var outputSize = Vector2(1, 1)
  /// The displacement of every other column, in degrees; 360 is one tile.
  public var phase = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<MotionTile>(
    "motionTile", title: "Motion Tile", "Repeats a rectangle as tiles.",
    options: [
      .flag(\.isMirrored, "mirrored", "Whether every other tile is mirrored."),
      .flag(
        \.shiftsRows, "shiftsRows",
        "Whether the phase moves rows to the right in place of columns down."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<MotionTile>] = [
    .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
    .pair(\.center, .center, .points, "The center of one tile."),
    .pair(\.tileSize, .tileSize, .factor, "The size of a tile over that of the rectangle."),
    .pair(
      \.outputSize, .outputSize, .factor,
      "The size of the area that tiles cover over that of the rectangle."),
    .number(\.phase, .phase, .degrees, "The displacement of every other column, 360 for a tile."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<MotionTile>.baked
}
