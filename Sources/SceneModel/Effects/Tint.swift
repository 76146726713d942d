/// Maps the luminance of each pixel to a color between two.
///
/// As in lottie-web, the pixel, its gray value and the mapped color are composited over each other,
/// which hardens soft edges.
public struct Tint: PixelEffect {
  /// The color that black is mapped to.
  public var blackColor = Color.black
  /// The color that white is mapped to.
  public var whiteColor = Color.white
  /// The share of the tint in the result, 0...1.
  public var amount = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Tint>(
    "tint", title: "Tint", "Maps luminance to a color between two.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Tint>] = [
    .color(\.blackColor, .blackColor, "The color of black."),
    .color(\.whiteColor, .whiteColor, "The color of white."),
    .number(\.amount, .mix, .color, in: 0...1, "The share of the tint in the result."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Tint>.native
}
