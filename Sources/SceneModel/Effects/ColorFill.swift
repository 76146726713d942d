/// Gives all pixels one color and multiplies their alpha by an opacity: After Effects' Fill.
package struct ColorFill: PixelEffect {
  package var color = Color.black
  package var opacity = 1.0

  package init() {}

  package static let declaration = Declaration<ColorFill>(
    "colorFill", title: "Fill", "Gives all pixels one color.",
    properties: [
      .color(\.color, .color, "The color."),
      .number(\.opacity, .opacity, .color, in: 0...1, "The factor of alpha."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<ColorFill>? { nil }
}
