/// The difference of two blurred copies of a group, displaced in opposite directions.
package struct Satin: ShadowEffect {
  /// The color, place and softness.
  package var shadow = ShadowShape()
  package var blendMode = BlendMode.normal
  package var isInverted = false

  package init() {}

  package static let declaration = Declaration<Satin>(
    "satin", title: "Satin", "Paints the difference of two blurred copies.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(\.isInverted, "inverted", "Whether the color lies where the copies do not differ."),
    ],
    properties: shadowProperties)
  package static let family = EffectFamily.layerStyle
}
