/// Maps the values of each channel of straight colors to a new range.
public struct Levels: PixelEffect {
  /// The levels of red, green and blue alike; they apply after those of each channel.
  public var all = ChannelLevels()
  /// The levels of red.
  public var red = ChannelLevels()
  /// The levels of green.
  public var green = ChannelLevels()
  /// The levels of blue.
  public var blue = ChannelLevels()
  /// The levels of alpha; transparent pixels stay transparent.
  public var alpha = ChannelLevels()

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<Levels>(
    "levels", title: "Levels", "Maps the values of each channel to a new range.",
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<Levels>] = [
    .levels(\.all, .levels, "red, green and blue"), .levels(\.red, .redLevels, "red"),
    .levels(\.green, .greenLevels, "green"), .levels(\.blue, .blueLevels, "blue"),
    .levels(\.alpha, .alphaLevels, "alpha"),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<Levels>.partly(
    feature: "The effect Levels with a gamma or a cut", removing: [],
    isNative: { _, values in
      Levels.declaration.properties.allSatisfy { property in
        values(property.key).allSatisfy { ChannelLevels(numbers: $0.numbersValue).isLinear }
      }
    })
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
