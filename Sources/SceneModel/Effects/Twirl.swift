public import Geometry

/// Rotates pixels within a radius about a center, more the nearer they are to it.
public struct Twirl: PixelEffect {
  /// The rotation at the center, in degrees clockwise.
  public var angle = 0.0
  /// The center, in points.
  public var center = Vector2.zero
  /// The radius, in points.
  public var radius = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Twirl>(
    "twirl", title: "Twirl", "Turns pixels about a center, the nearer the more.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Twirl>] = [
    .number(\.angle, .rotation, .degrees, "The turn at the center, clockwise."),
    .pair(\.center, .center, .points, "The center."),
    .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Twirl>.baked
}
