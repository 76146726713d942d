/// A shadow or a glow inside a group's edges.
package struct InnerShadow: ShadowEffect {
  /// The color, place and softness.
  package var shadow = ShadowShape()
  package var blendMode = BlendMode.normal
  package var isFromCenter = false

  package init() {}

  package static let declaration = Declaration<InnerShadow>(
    "innerShadow", title: "Inner Shadow", "Paints a shadow or a glow inside of the edges.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(
        \.isFromCenter, "fromCenter", "Whether it lies in the middle and leaves the edges free."),
    ],
    properties: shadowProperties + [spreadProperty])
  package static let family = EffectFamily.layerStyle
  package func nativeGap(_ values: TakenValues) -> NativeGap<InnerShadow>? {
    NativeGap("A shadow or glow inside of edges")
  }
}
