package import SceneModel

/// The paint of a layer style.
package struct StylePaint {
  /// The color: three bytes with red lowest.
  package var color: UInt32
  /// The opacity, 0...1.
  package var opacity: Double
  /// The blend mode with the layer's colors.
  package var blendMode: BlendMode

  /// Creates a paint from its properties; the color's alpha is ignored.
  package init(_ color: Color, opacity: Double, blendMode: BlendMode) {
    self.color = Bitmap.bytes(color)
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
