/// The limits of baking, which keep its time and memory finite for every composition.
enum BakingLimits {
  /// The largest number of frames of a composition.
  static let frames = 20_000
  /// The largest number of distinct pictures of all targets.
  static let pictures = 4_000
  /// The largest number of pixels of all pictures: 256 MiB.
  static let pixels = 1 << 26
  /// The largest number of pixels of one picture; larger targets are drawn at a lower scale.
  static let area = 1 << 24
  /// The longest side of a picture, in pixels; larger targets are drawn at a lower scale.
  static let side = 8_192.0
  /// The largest number of drawn pixels, including those of equal pictures.
  static let drawnPixels = 1 << 33
  /// The pixels per point of a group.
  static let scale = 0.01...16.0
  /// The pixels per point of the canvas; small compositions have more, because they are shown on dense screens.
  static let density = 1.0...8.0
}
