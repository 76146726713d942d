/// Changes exposure: multiplies linear light, adds an offset and applies gamma correction.
public struct Exposure: PixelEffect {
  /// The exposure, in stops; each doubles the light.
  public var stops = 0.0
  /// The offset added to linear light.
  public var offset = 0.0
  /// The gamma correction: the reciprocal of the exponent.
  public var gamma = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Exposure>(
    "exposure", title: "Exposure", "Changes light as the exposure of a camera does.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Exposure>] = [
    .number(\.stops, .exposure, .factor, "The number of times that light doubles."),
    .number(\.offset, .exposureOffset, .color, "The offset of linear light."),
    .number(\.gamma, .gamma, .factor, "The root that is taken of light."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Exposure>.baked
}
