/// Inverts components of colors.
package struct Invert: PixelEffect {
  package var channel = ColorChannel.all
  package var amount = 1.0

  package init() {}

  package static let declaration = Declaration<Invert>(
    "invert", title: "Invert", "Inverts components of colors.",
    options: [
      .word(\.channel, "channel", "The components.")
    ],
    properties: [
      .number(
        \.amount, .mix, .color, in: 0...1, "The share of the inverted color in the result.")
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<Invert>? {
    channel == .all && values(.mix).allSatisfy { $0.numberValue >= 1 }
      ? nil : NativeGap("The effect Invert")
  }
}
