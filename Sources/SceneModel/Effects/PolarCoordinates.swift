public import Geometry

/// Converts between rectangular and polar coordinates of a rectangle at the origin.
public struct PolarCoordinates: PixelEffect {
  /// The direction of a conversion.
  public enum Conversion: String, Hashable, Sendable, CaseIterable {
    /// Rows become circles and columns radii.
    case rectToPolar
    /// Circles become rows and radii columns.
    case polarToRect
  }

  /// The direction.
  public var conversion = Conversion.rectToPolar
  /// The size of the rectangle, in points.
  public var size = Vector2.zero
  /// The share of the way from a pixel's own position to the converted one, 0...1.
  public var amount = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<PolarCoordinates>(
    "polarCoordinates", title: "Polar Coordinates",
    "Bends a rectangle to a circle, or a circle to a rectangle.",
    options: [
      .word(\.conversion, "conversion", "The direction of the conversion.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<PolarCoordinates>] = [
    .pair(\.size, .size, .points, "The size of the rectangle at the origin."),
    .number(
      \.amount, .mix, .color, in: 0...1,
      "The share of the way from a pixel's own position to the converted one."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<PolarCoordinates>.baked
}
