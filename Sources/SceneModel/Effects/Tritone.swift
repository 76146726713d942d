/// Maps the luminance of each pixel to a color between three.
public struct Tritone: PixelEffect {
  /// The color that white is mapped to.
  public var highlights = Color.white
  /// The color that middle gray is mapped to.
  public var midtones = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// The color that black is mapped to.
  public var shadows = Color.black

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Tritone>(
    "tritone", title: "Tritone", "Maps luminance to a color between three.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Tritone>] = [
    .color(\.highlights, .highlights, "The color of white."),
    .color(\.midtones, .midtones, "The color of middle gray."),
    .color(\.shadows, .shadows, "The color of black."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Tritone>.baked
}
