/// Inverts components of colors.
public struct Invert: PixelEffect {
  /// The components.
  public var channel = ColorChannel.all
  /// The share of the inverted color in the result, 0...1.
  public var amount = 1.0

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Invert>(
    "invert", title: "Invert", "Inverts components of colors.",
    options: [
      .word(\.channel, "channel", "The components.")
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Invert>] = [
    .number(
      \.amount, .mix, .color, in: 0...1, "The share of the inverted color in the result.")
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Invert>.partly(
    feature: "The effect Invert", removing: [],
    isNative: { effect, values in
      effect.channel == .all && values(.mix).allSatisfy { $0.numberValue >= 1 }
    })
}
