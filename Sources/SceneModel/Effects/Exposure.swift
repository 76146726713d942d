/// Changes exposure: multiplies linear light, adds an offset and applies gamma correction.
package struct Exposure: PixelEffect {
  package var stops = 0.0
  package var offset = 0.0
  package var gamma = 1.0

  package init() {}

  package static let declaration = Declaration<Exposure>(
    "exposure", title: "Exposure", "Changes light as the exposure of a camera does.",
    properties: [
      .number(\.stops, .exposure, .factor, "The number of times that light doubles."),
      .number(\.offset, .exposureOffset, .color, "The offset of linear light."),
      .number(\.gamma, .gamma, .factor, "The root that is taken of light."),
    ])
}
