public import SceneModel

/// What a style paints with.
public struct StylePaint {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the layer's colours.
  public var blendMode: BlendMode

  /// Makes a paint of its parts.
  public init(_ color: Color, opacity: Double, blendMode: BlendMode) {
    self.color =
      Bitmap.pixel(Color(red: color.red, green: color.green, blue: color.blue)) & 0xFF_FFFF
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
