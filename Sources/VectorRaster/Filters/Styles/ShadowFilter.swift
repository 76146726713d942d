public import Geometry

/// A drop shadow: an offset, blurred copy of a layer's alpha in one colour, with lengths in pixels.
public struct ShadowFilter {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// The opacity, 0...1.
  public var opacity: Double
  /// The offset of the shadow from the layer.
  public var offset: Vector2
  /// The standard deviations of the blur along x and y.
  public var deviation: Vector2
  /// The distance by which the layer's alpha is grown before the blur.
  public var spread: Double
  /// Whether the shadow replaces the layer instead of lying below it.
  public var isShadowOnly: Bool

  /// Creates a filter from its properties.
  public init(
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
