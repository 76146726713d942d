public import Geometry

/// Mirrors one side of a line on the other.
public struct Mirror: PixelEffect {
  /// A point on the line, in points.
  public var center = Vector2.zero
  /// The direction of the side that is replaced by the reflection, in degrees clockwise from the x
  /// axis.
  public var angle = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Mirror>(
    "mirror", title: "Mirror", "Shows one side of a line mirrored on the other.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Mirror>] = [
    .pair(\.center, .center, .points, "A point of the line."),
    .number(
      \.angle, .rotation, .degrees,
      "The direction of the side that shows the other one, clockwise from the x axis."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Mirror>.baked
}
