/// Maps the values of each channel of straight colors to a new range.
package struct Levels: PixelEffect {
  /// They apply after the levels of each channel.
  package var all = ChannelLevels()
  package var red = ChannelLevels()
  package var green = ChannelLevels()
  package var blue = ChannelLevels()
  /// Transparent pixels stay transparent.
  package var alpha = ChannelLevels()

  package init() {}

  package static let declaration = Declaration<Levels>(
    "levels", title: "Levels", "Maps the values of each channel to a new range.",
    properties: [
      .levels(\.all, .levels, "red, green and blue"), .levels(\.red, .redLevels, "red"),
      .levels(\.green, .greenLevels, "green"), .levels(\.blue, .blueLevels, "blue"),
      .levels(\.alpha, .alphaLevels, "alpha"),
    ])
  package func nativeGap(_ values: TakenValues) -> NativeGap<Levels>? {
    let isNative = Levels.kindProperties.allSatisfy { property in
      values(property.key).allSatisfy { ChannelLevels(numbers: $0.numbersValue).isLinear }
    }
    return isNative ? nil : NativeGap("The effect Levels with a gamma or a cut")
  }
}

extension ChannelLevels {
  /// Whether the mapping is linear within 0...1 and needs no clamping but to 0...1.
  fileprivate var isLinear: Bool {
    let isWhole = outputBlack <= 0 && outputWhite >= 1
    return gamma == 1 && (isWhole || inputBlack <= 0 && inputWhite >= 1)
  }
}

extension EffectProperty<Levels> {
  fileprivate static func levels(
    _ path: MemberPath<Levels, ChannelLevels>, _ key: PropertyKey, _ channel: String
  ) -> EffectProperty {
    EffectProperty(
      key, .color, in: nil,
      "The levels of \(channel): input black, input white, gamma, output black, output white.",
      read: { .numbers($0[keyPath: path].numbers) },
      write: { $0[keyPath: path] = ChannelLevels(numbers: $1.numbersValue) })
  }
}

/// The mapping of the values of one channel to a new range: all numbers but gamma are 0...1.
public struct ChannelLevels: Hashable, Sendable, Codable {
  /// The value that becomes `outputBlack`.
  public var inputBlack = 0.0
  /// The value that becomes `outputWhite`.
  public var inputWhite = 1.0
  /// The reciprocal of the exponent; above 1 it lightens midtones.
  public var gamma = 1.0
  /// The lowest output value.
  public var outputBlack = 0.0
  /// The highest output value.
  public var outputWhite = 1.0

  private static let members: [MemberPath<ChannelLevels, Double>] = [
    \.inputBlack, \.inputWhite, \.gamma, \.outputBlack, \.outputWhite,
  ]

  /// The numbers, in the order of the members.
  var numbers: [Double] { ChannelLevels.members.map { self[keyPath: $0] } }

  /// Makes levels from numbers in the order of the members; missing ones keep the defaults, which change nothing.
  package init(numbers: [Double] = []) {
    for (member, number) in zip(ChannelLevels.members, numbers) { self[keyPath: member] = number }
  }
}
