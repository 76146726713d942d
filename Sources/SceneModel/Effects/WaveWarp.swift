/// Moves pixels perpendicular to the direction of waves.
package struct WaveWarp: PixelEffect {
  /// The shape of a wave.
  package enum Shape: String, Hashable, Sendable, CaseIterable, Codable {
    case sine, square, triangle, sawtooth
    /// Half circles, alternately up and down.
    case circle
    /// Half circles up.
    case semicircle
    /// Quarter circles that meet in cusps, alternately up and down.
    case uncircle
  }

  package var shape = Shape.sine
  package var height = 0.0
  package var width = 40.0
  package var direction = 90.0
  package var phase = 0.0

  package init() {}

  package static let declaration = Declaration<WaveWarp>(
    "waveWarp", title: "Wave Warp", "Moves pixels across the direction of waves.",
    options: [
      .word(\.shape, "wave", "The form of a wave.")
    ],
    properties: [
      .number(\.height, .waveHeight, .points, "The largest displacement in either direction."),
      .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The length of a wave."),
      .number(
        \.direction, .direction, .degrees,
        "The direction in which the waves travel, clockwise from the top."),
      .number(\.phase, .phase, .degrees, "The phase of the waves."),
    ])
}
