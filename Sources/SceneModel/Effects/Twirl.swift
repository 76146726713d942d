public import Geometry

/// Turns pixels within a radius about a center, the nearer the more.
public struct Twirl: PixelEffect {
  /// The turn at the center, in degrees clockwise.
  public var angle = 0.0
  /// The center, in points.
  public var center = Vector2.zero
  /// The radius, in points.
  public var radius = 0.0

  public init() {}

  public static let declaration = Declaration<Twirl>(
    "twirl", title: "Twirl", "Turns pixels about a center, the nearer the more.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Twirl>] = [
    .number(\.angle, .rotation, .degrees, "The turn at the center, clockwise."),
    .pair(\.center, .center, .points, "The center."),
    .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
  ]
  public static let nativeSupport = NativeSupport<Twirl>.baked
}
