package import Geometry

/// Removes one side of a line.
package struct LinearWipe: PixelEffect {
  package var completion = 0.0
  package var direction = 90.0
  package var feather = 0.0
  package var size = Vector2.zero

  package init() {}

  package static let declaration = Declaration<LinearWipe>(
    "linearWipe", title: "Linear Wipe", "Removes one side of a line.",
    properties: [
      .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
      .number(
        \.direction, .direction, .degrees,
        "The direction in which the removed side grows, clockwise from the top."),
      .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
      .pair(
        \.size, .size, .points, "The size of the rectangle at the origin that the line passes over."
      ),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<LinearWipe>? { nil }
}

/// Removes a sector around a center.
package struct RadialWipe: PixelEffect {
  /// The direction in which a sector grows.
  package enum Sense: String, Hashable, Sendable, CaseIterable, Codable {
    case clockwise, counterclockwise
    /// In both directions, half each.
    case both
  }

  package var sense = Sense.clockwise
  package var completion = 0.0
  package var startAngle = 0.0
  package var center = Vector2.zero
  package var feather = 0.0

  package init() {}

  package static let declaration = Declaration<RadialWipe>(
    "radialWipe", title: "Radial Wipe", "Removes a sector around a center.",
    options: [
      .word(\.sense, "sense", "The direction in which the sector grows.")
    ],
    properties: [
      .number(\.completion, .completion, .factor, in: 0...1, "The share that is removed."),
      .number(
        \.startAngle, .rotation, .degrees,
        "The angle at which the sector begins, clockwise from the top."),
      .pair(\.center, .center, .points, "The center."),
      .number(\.feather, .softness, .points, in: 0...(.infinity), "The width of the soft edge."),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<RadialWipe>? { nil }
}

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
