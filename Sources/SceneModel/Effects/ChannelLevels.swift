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
