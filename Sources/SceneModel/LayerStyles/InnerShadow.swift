/// A shadow or a glow inside a group's edges.
public struct InnerShadow: ShadowEffect {
  /// The color, place and softness.
  public var shadow = ShadowShape()
  /// The blend mode.
  public var blendMode = BlendMode.normal
  /// Whether it covers the center instead of the edges.
  public var isFromCenter = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<InnerShadow>(
    "innerShadow", title: "Inner Shadow", "Paints a shadow or a glow inside of the edges.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(
        \.isFromCenter, "fromCenter", "Whether it lies in the middle and leaves the edges free."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<InnerShadow>] =
    shadowProperties + [spreadProperty]
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<InnerShadow>.depending { _, _ in
    NativeGap("A shadow or glow inside of edges")
  }
}
