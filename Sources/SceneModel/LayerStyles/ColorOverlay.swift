/// Paints a color over a group.
public struct ColorOverlay: PixelEffect {
  /// The color.
  public var color = Color.black
  /// The opacity, 0...1.
  public var opacity = 1.0
  /// The blend mode.
  public var blendMode = BlendMode.normal

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<ColorOverlay>(
    "colorOverlay", title: "Color Overlay", "Paints a color over the pixels.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<ColorOverlay>] = [
    .color(\.color, .color, "The color."),
    .number(\.opacity, .opacity, .color, in: 0...1, "The opacity."),
  ]
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<ColorOverlay>.partly(
    feature: "A color overlay that blends", removing: [],
    isNative: { overlay, _ in overlay.blendMode == .normal })
}
