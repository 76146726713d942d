public import Geometry

/// Moves pixels to and from a center in circular waves, which fade toward a radius.
public struct Ripple: PixelEffect {
  /// The center, in points.
  public var center = Vector2.zero
  /// The radius, in points.
  public var radius = 0.0
  /// The length of a wave, in points.
  public var width = 20.0
  /// The displacement at the center, in points.
  public var height = 0.0
  /// The phase of the waves, which travel outward, in degrees.
  public var phase = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Ripple>(
    "ripple", title: "Ripple", "Moves pixels to and from a center in circular waves.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Ripple>] = [
    .pair(\.center, .center, .points, "The center."),
    .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
    .number(\.width, .waveWidth, .points, in: 0...(.infinity), "The length of a wave."),
    .number(\.height, .waveHeight, .points, "The displacement at the center."),
    .number(\.phase, .phase, .degrees, "The phase of the waves, which travel outward."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Ripple>.baked
}
