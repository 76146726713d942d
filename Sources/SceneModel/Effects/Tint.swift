/// Maps the luminance of each pixel to a color between two.
///
/// As in lottie-web, the pixel, its gray value and the mapped color are composited over each other,
/// which hardens soft edges.
package struct Tint: PixelEffect {
  package var blackColor = Color.black
  package var whiteColor = Color.white
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<Tint>(
    "tint", title: "Tint", "Maps luminance to a color between two.",
    properties: [
      .color(\.blackColor, .blackColor, "The color of black."),
      .color(\.whiteColor, .whiteColor, "The color of white."),
      .number(\.amount, .mix, .color, in: 0...1, "The share of the tint in the result."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<Tint>? { nil }
}
