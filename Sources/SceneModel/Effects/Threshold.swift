/// Makes light colors white and dark ones black.
public struct Threshold: PixelEffect {
  /// The luminance from which on colors become white, 0...1.
  public var level = 0.5

  public init() {}

  public static let declaration = Declaration<Threshold>(
    "threshold", title: "Threshold", "Makes light colors white and dark ones black.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Threshold>] = [
    .number(\.level, .threshold, .color, "The luminance from which on colors become white, 0...1.")
  ]
  public static let nativeSupport = NativeSupport<Threshold>.baked
}
