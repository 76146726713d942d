/// Limits the number of values of each color component.
public struct Posterize: PixelEffect {
  /// The number of values of each component.
  public var levels = 7.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Posterize>(
    "posterize", title: "Posterize", "Limits the number of values of each color component.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Posterize>] = [
    .number(\.levels, .levelCount, .factor, "The number of values of each component.")
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Posterize>.baked
}
