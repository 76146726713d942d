/// Inverts components of colors.
public struct Invert: PixelEffect {
  /// The components.
  public var channel = ColorChannel.all
  /// The share of the inverted color in the result, 0...1.
  public var amount = 1.0

  public init() {}

  public static let declaration = Declaration<Invert>(
    "invert", title: "Invert", "Inverts components of colors.",
    options: [
      .word(\.channel, "channel", "The components.")
    ],
    properties: properties.map(\.declaration))
  public static let properties: [EffectProperty<Invert>] = [
    .number(
      \.amount, .mix, .color, in: 0...1, "The share of the inverted color in the result.")
  ]
  public static let nativeSupport = NativeSupport<Invert>.partly(
    feature: "The effect Invert", removing: [],
    isNative: { effect, values in
      effect.channel == .all && values(.mix).allSatisfy { $0.numberValue >= 1 }
    })
}
