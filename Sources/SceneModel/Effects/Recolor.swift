/// A change of each pixel's straight colour by itself; alpha stays.
///
/// Components are gamma-encoded and 0...1.
public enum Recolor: Hashable, Sendable {
  /// Turns components over; by how much, 0...1.
  case invert(ColorChannel, amount: Double)
  /// Makes lighter and steeper: brightness -1.5...1.5 and contrast -1...1 of After Effects' curves, or, of its legacy
  /// mode, a shift of -100...100 bytes and a linear change.
  case brightnessContrast(brightness: Double, contrast: Double, isLegacy: Bool)
  /// Turns hues by degrees, and changes saturation and lightness by shares of -1...1.
  case hueSaturation(hue: Double, saturation: Double, lightness: Double)
  /// Gives everything one hue, in degrees, and saturation, 0...1, and changes lightness by a share of -1...1.
  case colorize(hue: Double, saturation: Double, lightness: Double)
  /// In linear light: multiplies by a power of two, adds, and takes the root of a gamma.
  case exposure(stops: Double, offset: Double, gamma: Double)
  /// Leaves so many values of each component.
  case posterize(levels: Double)
  /// Makes all that is at least so light white and the rest black.
  case threshold(Double)
  /// Takes the grey of each colour: of reds, yellows, greens, cyans, blues and magentas, where 1 is white; in a colour's
  /// hue if there is one.
  case blackAndWhite(weights: [Double], tint: Color?)
}

/// Components of a colour.
public enum ColorChannel: String, Hashable, Sendable, CaseIterable {
  /// Red, green and blue.
  case all
  /// Red.
  case red
  /// Green.
  case green
  /// Blue.
  case blue
}
