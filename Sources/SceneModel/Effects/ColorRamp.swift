public import Geometry

/// Paints a gradient between two colors on a group's pixels: After Effects' Gradient Ramp.
public struct ColorRamp: PixelEffect {
  /// The shape of the gradient.
  public var kind = Gradient.Kind.linear
  /// The point of the start color, or the center of a radial ramp, in points.
  public var start = Vector2.zero
  /// The point of the end color, in points.
  public var end = Vector2.zero
  /// The color at the start.
  public var startColor = Color.black
  /// The color at the end.
  public var endColor = Color.white
  /// The share of the gradient in the result, 0...1.
  public var amount = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ColorRamp>(
    "ramp", title: "Gradient Ramp", "Paints a gradient from point to point.",
    options: [
      .word(\.kind, "gradient", "The shape of the gradient.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<ColorRamp>] = [
    .pair(
      \.start, .gradientStart, .points, "The point of the first color, or the center of circles."),
    .pair(\.end, .gradientEnd, .points, "The point of the last color."),
    .color(\.startColor, .startColor, "The color at the start."),
    .color(\.endColor, .endColor, "The color at the end."),
    .number(\.amount, .mix, .color, in: 0...1, "The share of the gradient in the result."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<ColorRamp>.native
}
