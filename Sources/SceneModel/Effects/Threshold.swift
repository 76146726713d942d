/// Converts light colors to white and dark ones to black.
public struct Threshold: PixelEffect {
  /// The lowest luminance that becomes white, 0...1.
  public var level = 0.5

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Threshold>(
    "threshold", title: "Threshold", "Makes light colors white and dark ones black.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Threshold>] = [
    .number(\.level, .threshold, .color, "The luminance from which on colors become white, 0...1.")
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Threshold>.baked
}
