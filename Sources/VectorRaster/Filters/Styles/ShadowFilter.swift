package import Geometry

/// A drop shadow: an offset, blurred copy of a layer's alpha in one color, with lengths in pixels.
package struct ShadowFilter {
  /// The color: three bytes with red lowest.
  package var color: UInt32
  /// The opacity, 0...1.
  package var opacity: Double
  /// The offset of the shadow from the layer.
  package var offset: Vector2
  /// The standard deviations of the blur along x and y.
  package var deviation: Vector2
  /// The growth of the layer's alpha before the blur.
  package var spread: Double
  /// Whether the shadow replaces the layer instead of lying below it.
  package var isShadowOnly: Bool

  /// Creates a filter from its properties.
  package init(
    color: UInt32, opacity: Double, offset: Vector2, deviation: Vector2, spread: Double = 0,
    isShadowOnly: Bool
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isShadowOnly = isShadowOnly
  }
}
