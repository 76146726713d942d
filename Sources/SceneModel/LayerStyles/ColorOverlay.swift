/// Paints a color over a group.
package struct ColorOverlay: PixelEffect {
  package var color = Color.black
  package var opacity = 1.0
  package var blendMode = BlendMode.normal

  package init() {}

  package static let declaration = Declaration<ColorOverlay>(
    "colorOverlay", title: "Color Overlay", "Paints a color over the pixels.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below.")
    ],
    properties: [
      .color(\.color, .color, "The color."),
      .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
    ])
  package static let family = EffectFamily.layerStyle
  package func nativeGap(_ values: TakenValues) -> NativeGap<ColorOverlay>? {
    blendMode == .normal ? nil : NativeGap("A color overlay that blends")
  }
}
