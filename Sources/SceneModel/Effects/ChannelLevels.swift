/// The mapping of the values of one channel to a new range: all numbers but gamma are 0...1.
public struct ChannelLevels: Hashable, Sendable, Codable {
  /// The value that becomes `outputBlack`.
  public var inputBlack: Double
  /// The value that becomes `outputWhite`.
  public var inputWhite: Double
  /// The reciprocal of the exponent; above 1 it lightens midtones.
  public var gamma: Double
  /// The lowest output value.
  public var outputBlack: Double
  /// The highest output value.
  public var outputWhite: Double

  /// Makes levels; the defaults change nothing.
  public init(
    inputBlack: Double = 0, inputWhite: Double = 1, gamma: Double = 1, outputBlack: Double = 0,
    outputWhite: Double = 1
  ) {
    self.inputBlack = inputBlack
    self.inputWhite = inputWhite
    self.gamma = gamma
    self.outputBlack = outputBlack
    self.outputWhite = outputWhite
  }

  private static let members: [MemberPath<ChannelLevels, Double>] = [
    \.inputBlack, \.inputWhite, \.gamma, \.outputBlack, \.outputWhite,
  ]

  /// The numbers, in the order of the members.
  var numbers: [Double] { ChannelLevels.members.map { self[keyPath: $0] } }

  /// Makes levels from numbers in the order of the members; missing ones keep the defaults.
  init(numbers: [Double]) {
    self.init()
    for (member, number) in zip(ChannelLevels.members, numbers) { self[keyPath: member] = number }
  }
}
