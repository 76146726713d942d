/// How much is baked at most, so that no composition makes baking run away.
enum BakingLimits {
  /// How many frames a composition may have.
  static let frames = 20_000
  /// How many different pictures there may be together.
  static let pictures = 4_000
  /// How many pixels all pictures may have together: 256 MiB.
  static let pixels = 1 << 26
  /// How many pixels one picture may have; what is larger is drawn smaller.
  static let area = 1 << 24
  /// The longest side of a picture, in pixels; what is larger is drawn smaller.
  static let side = 8_192.0
  /// How many pixels are drawn in all, those of pictures that turn out equal included.
  static let drawnPixels = 1 << 33
  /// How many pixels stand for a point of a group: not too many where it is shown much larger, and some where it is
  /// very small.
  static let scale = 0.01...16.0
  /// How many pixels stand for a point of the canvas: small compositions are shown on dense screens.
  static let density = 1.0...8.0
}
