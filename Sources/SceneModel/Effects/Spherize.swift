public import Geometry

/// Projects a circle on the front of a sphere.
public struct Spherize: PixelEffect {
  /// The center, in points.
  public var center = Vector2.zero
  /// The radius, in points.
  public var radius = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Spherize>(
    "spherize", title: "Spherize", "Puts a circle on the front of a sphere.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Spherize>] = [
    .pair(\.center, .center, .points, "The center."),
    .number(\.radius, .radius, .points, in: 0...(.infinity), "The radius."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Spherize>.baked
}
