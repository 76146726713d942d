public import SceneModel

/// The paint of a layer style.
public struct StylePaint {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// The opacity, 0...1.
  public var opacity: Double
  /// The blend mode with the layer's colours.
  public var blendMode: BlendMode

  /// Creates a paint from its properties; the colour's alpha is ignored.
  public init(_ color: Color, opacity: Double, blendMode: BlendMode) {
    self.color =
      Bitmap.pixel(Color(red: color.red, green: color.green, blue: color.blue)) & 0xFF_FFFF
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
