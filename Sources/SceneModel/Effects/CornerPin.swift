public import Geometry

/// Maps a rectangle at the origin to four corners.
public struct CornerPin: PixelEffect {
  /// The size of the rectangle, in points.
  public var size = Vector2.zero
  /// The top left corner, in points.
  public var topLeft = Vector2.zero
  /// The top right corner, in points.
  public var topRight = Vector2.zero
  /// The bottom left corner, in points.
  public var bottomLeft = Vector2.zero
  /// The bottom right corner, in points.
  public var bottomRight = Vector2.zero

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<CornerPin>(
    "cornerPin", title: "Corner Pin", "Stretches a rectangle between four corners.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<CornerPin>] = [
    .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
    .pair(\.topLeft, .topLeft, .points, "The top left corner."),
    .pair(\.topRight, .topRight, .points, "The top right corner."),
    .pair(\.bottomLeft, .bottomLeft, .points, "The bottom left corner."),
    .pair(\.bottomRight, .bottomRight, .points, "The bottom right corner."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<CornerPin>.native
}
