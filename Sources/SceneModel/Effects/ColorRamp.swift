package import Geometry

/// Paints a gradient between two colors on a group's pixels: After Effects' Gradient Ramp.
package struct ColorRamp: PixelEffect {
  package var kind = Gradient.Kind.linear
  package var start = Vector2.zero
  package var end = Vector2.zero
  package var startColor = Color.black
  package var endColor = Color.white
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<ColorRamp>(
    "ramp", title: "Gradient Ramp", "Paints a gradient from point to point.",
    options: [
      .word(\.kind, "gradient", "The shape of the gradient.")
    ],
    properties: [
      .pair(
        \.start, .gradientStart, .points, "The point of the first color, or the center of circles."),
      .pair(\.end, .gradientEnd, .points, "The point of the last color."),
      .color(\.startColor, .startColor, "The color at the start."),
      .color(\.endColor, .endColor, "The color at the end."),
      .number(\.amount, .mix, .color, in: 0...1, "The share of the gradient in the result."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<ColorRamp>? { nil }
}
