public import Geometry

/// Puts a circle on the front of a sphere.
public struct Spherize: PixelEffect {
  /// The center, in points.
  public var center = Vector2.zero
  /// The radius, in points.
  public var radius = 0.0

  public init() {}

  public static let declaration = Declaration<Spherize>(
    "spherize", title: "Spherize", "Puts a circle on the front of a sphere.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Spherize>] = [
    .pair(\.center, .center, .points, "The center."),
    .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
  ]
  public static let nativeSupport = NativeSupport<Spherize>.baked
}
