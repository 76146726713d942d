/// Limits the number of values of each color component.
public struct Posterize: PixelEffect {
  /// The number of values of each component.
  public var levels = 7.0

  public init() {}

  public static let declaration = Declaration<Posterize>(
    "posterize", title: "Posterize", "Limits the number of values of each color component.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Posterize>] = [
    .number(\.levels, .levelCount, .factor, "The number of values of each component.")
  ]
  public static let nativeSupport = NativeSupport<Posterize>.baked
}
