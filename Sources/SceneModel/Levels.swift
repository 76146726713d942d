/// How the values of one channel are spread anew: all numbers but gamma are 0...1.
public struct Levels: Hashable, Sendable {
  /// The value that becomes `outputBlack`.
  public var inputBlack: Double
  /// The value that becomes `outputWhite`.
  public var inputWhite: Double
  /// The exponent's reciprocal: above 1 lightens the middle.
  public var gamma: Double
  /// The lowest value.
  public var outputBlack: Double
  /// The highest value.
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
}

/// Levels of the channels of straight colours.
public struct ChannelLevels: Hashable, Sendable {
  /// Those of red, green and blue alike, after their own.
  public var all: Levels
  /// Those of red.
  public var red: Levels
  /// Those of green.
  public var green: Levels
  /// Those of blue.
  public var blue: Levels
  /// Those of alpha; what is transparent stays so.
  public var alpha: Levels

  /// Makes levels of channels; the defaults change nothing.
  public init(
    all: Levels = Levels(), red: Levels = Levels(), green: Levels = Levels(),
    blue: Levels = Levels(), alpha: Levels = Levels()
  ) {
    self.all = all
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
