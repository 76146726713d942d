/// Gives all pixels one color and multiplies their alpha by an opacity: After Effects' Fill.
public struct ColorFill: PixelEffect {
  /// The color.
  public var color = Color.black
  /// The factor of alpha, 0...1.
  public var opacity = 1.0

  public init() {}

  public static let declaration = Declaration<ColorFill>(
    "colorFill", title: "Fill", "Gives all pixels one color.",
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<ColorFill>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The factor of alpha."),
  ]
  public static let nativeSupport = NativeSupport<ColorFill>.native
}
