public import Geometry

/// Draws each block of a grid in one color.
public struct Mosaic: PixelEffect {
  /// Whether a block has the color of its center rather than the mean of its pixels.
  public var isSharp = false
  /// The size of the rectangle at the origin that the blocks divide, in points.
  public var size = Vector2.zero
  /// The number of blocks along x and y.
  public var blocks = Vector2(10, 10)

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Mosaic>(
    "mosaic", title: "Mosaic", "Gives each block of a grid one color.",
    options: [
      .flag(
        \.isSharp, "sharp",
        "Whether a block has the color of its middle rather than the mean of its pixels.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Mosaic>] = [
    .pair(
      \.size, .size, .points, "The size of the rectangle at the origin that the blocks divide."),
    .pair(\.blocks, .blocks, .factor, "The number of blocks along x and y."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Mosaic>.baked
}
