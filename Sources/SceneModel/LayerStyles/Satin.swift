/// The difference of two blurred copies of a group, displaced in opposite directions.
public struct Satin: ShadowEffect {
  /// The color, place and softness.
  public var shadow = ShadowShape()
  /// The blend mode.
  public var blendMode = BlendMode.normal
  /// Whether the color covers the area where the copies are equal.
  public var isInverted = false

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Satin>(
    "satin", title: "Satin", "Paints the difference of two blurred copies.",
    options: [
      .word(\.blendMode, "blendMode", "How it mixes with the pixels below."),
      .flag(\.isInverted, "inverted", "Whether the color lies where the copies do not differ."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Satin>] = shadowProperties
  /// The menu of After Effects that lists it.
  public static let family = EffectFamily.layerStyle
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Satin>.baked
}
