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

/// Blends four colors by the distances from four points: After Effects' 4-Color Gradient.
package struct FourColorGradient: PixelEffect {
  package var blendMode: BlendMode?
  package var firstPoint = Vector2.zero
  package var firstColor = Color(red: 1, green: 1, blue: 0)
  package var secondPoint = Vector2.zero
  package var secondColor = Color(red: 0, green: 1, blue: 0)
  package var thirdPoint = Vector2.zero
  package var thirdColor = Color(red: 1, green: 0, blue: 1)
  package var fourthPoint = Vector2.zero
  package var fourthColor = Color(red: 0, green: 0, blue: 1)
  package var blend = 100.0
  package var opacity = 1.0

  package init() {}

  package static let declaration = Declaration<FourColorGradient>(
    "fourColorGradient", title: "4-Color Gradient",
    "Blends four colors by the distances from four points.",
    options: [
      .word(
        \.blendMode, "blendMode",
        "How it mixes with the pixels below; without it, it replaces their colors, and its opacity is a factor of alpha."
      )
    ],
    properties: [
      .pair(\.firstPoint, .firstPoint, .points, "The point of the first color."),
      .color(\.firstColor, .firstColor, "The first color."),
      .pair(\.secondPoint, .secondPoint, .points, "The point of the second color."),
      .color(\.secondColor, .secondColor, "The second color."),
      .pair(\.thirdPoint, .thirdPoint, .points, "The point of the third color."),
      .color(\.thirdColor, .thirdColor, "The third color."),
      .pair(\.fourthPoint, .fourthPoint, .points, "The point of the fourth color."),
      .color(\.fourthColor, .fourthColor, "The fourth color."),
      .number(
        \.blend, .blend, .points, in: 0...(.infinity),
        "The softness of the transitions; a color's weight is 1 over the sum of the squares of it and of the distance."
      ),
      .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
    ])
}
