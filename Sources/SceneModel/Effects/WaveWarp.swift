/// Moves pixels perpendicular to the direction of waves.
public struct WaveWarp: PixelEffect {
  /// The shape of a wave.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A sine.
    case sine
    /// A square wave.
    case square
    /// A triangle wave.
    case triangle
    /// A sawtooth wave.
    case sawtooth
    /// Half circles, alternately up and down.
    case circle
    /// Half circles up.
    case semicircle
    /// Quarter circles that meet in cusps, alternately up and down.
    case uncircle
  }

  /// The shape of a wave.
  public var shape = Shape.sine
  /// The largest displacement in either direction, in points.
  public var height = 0.0
  /// The length of a wave, in points.
  public var width = 40.0
  /// The direction in which the waves travel, in degrees clockwise from the top.
  public var direction = 90.0
  /// The phase of the waves, in degrees.
  public var phase = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<WaveWarp>(
    "waveWarp", title: "Wave Warp", "Moves pixels across the direction of waves.",
    options: [
      .word(\.shape, "wave", "The form of a wave.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<WaveWarp>] = [
    .number(\.height, .waveHeight, .points, "The displacement each way."),
    .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The length of a wave."),
    .number(
      \.direction, .direction, .degrees,
      "The direction in which the waves travel, clockwise from the top."),
    .number(\.phase, .phase, .degrees, "The phase of the waves."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<WaveWarp>.baked
}
