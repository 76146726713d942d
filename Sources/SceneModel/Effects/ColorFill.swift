/// Gives all pixels one color and multiplies their alpha by an opacity: After Effects' Fill.
public struct ColorFill: PixelEffect {
  /// The color.
  public var color = Color.black
  /// The factor of alpha, 0...1.
  public var opacity = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ColorFill>(
    "colorFill", title: "Fill", "Gives all pixels one color.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<ColorFill>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The factor of alpha."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<ColorFill>.native
}
