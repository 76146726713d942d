public import Geometry

/// Removes one side of a line.
public struct LinearWipe: PixelEffect {
  /// The share that is removed, 0...1.
  public var completion = 0.0
  /// The direction in which the removed side grows, in degrees clockwise from the top.
  public var direction = 90.0
  /// The width of the soft edge, in points.
  public var feather = 0.0
  /// The size of the rectangle at the origin that the line crosses, in points.
  public var size = Vector2.zero

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<LinearWipe>(
    "linearWipe", title: "Linear Wipe", "Removes one side of a line.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<LinearWipe>] = [
    .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
    .number(
      \.direction, .direction, .degrees,
      "The direction in which the removed side grows, clockwise from the top."),
    .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
    .pair(
      \.size, .size, .points, "The size of the rectangle at the origin that the line passes over."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<LinearWipe>.native
}
