/// Shrinks the opaque area of a group: After Effects' Simple Choker.
public struct SimpleChoker: PixelEffect {
  /// The distance by which the edges move inside, in points.
  public var choke = 0.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<SimpleChoker>(
    "simpleChoker", title: "Simple Choker", "Moves the edges of the opaque area inside.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<SimpleChoker>] = [
    .number(
      \.choke, .distance, .points, in: 0...(.infinity),
      "The distance by which edges move inside.")
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<SimpleChoker>.baked
}
