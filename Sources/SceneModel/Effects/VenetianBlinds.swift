/// Removes one side of each stripe.
package struct VenetianBlinds: PixelEffect {
  package var completion = 0.0
  package var direction = 90.0
  package var feather = 0.0
  package var width = 20.0

  package init() {}

  package static let declaration = Declaration<VenetianBlinds>(
    "venetianBlinds", title: "Venetian Blinds", "Removes one side of each stripe.",
    properties: [
      .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
      .number(
        \.direction, .direction, .degrees,
        "The direction in which the removed part of a stripe grows, clockwise from the top."),
      .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
      .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The width of the stripes."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<VenetianBlinds>? { nil }
}
