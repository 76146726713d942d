/// Maps the luminance of each pixel to a color between three.
package struct Tritone: PixelEffect {
  package var highlights = Color.white
  package var midtones = Color(red: 0.5, green: 0.5, blue: 0.5)
  package var shadows = Color.black

  package init() {}

  package static let declaration = Declaration<Tritone>(
    "tritone", title: "Tritone", "Maps luminance to a color between three.",
    properties: [
      .color(\.highlights, .highlights, "The color of white."),
      .color(\.midtones, .midtones, "The color of middle gray."),
      .color(\.shadows, .shadows, "The color of black."),
    ])
}
