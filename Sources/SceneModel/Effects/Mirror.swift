public import Geometry

/// Shows one side of a line mirrored on the other.
public struct Mirror: PixelEffect {
  /// A point of the line, in points.
  public var center = Vector2.zero
  /// The direction of the side that shows the other one, in degrees clockwise from the x axis.
  public var angle = 0.0

  public init() {}

  public static let declaration = Declaration<Mirror>(
    "mirror", title: "Mirror", "Shows one side of a line mirrored on the other.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Mirror>] = [
    .pair(\.center, .center, .points, "A point of the line."),
    .number(
      \.angle, .rotation, .degrees,
      "The direction of the side that shows the other one, clockwise from the x axis."),
  ]
  public static let nativeSupport = NativeSupport<Mirror>.baked
}
