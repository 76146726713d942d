public import Geometry

/// A blurred and moved copy of a layer's alpha in one colour.
public struct ShadowFilter {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// 0...1.
  public var opacity: Double
  /// Where the shadow lies from what casts it.
  public var offset: Vector2
  /// The standard deviations of its blur.
  public var deviation: Vector2
  /// By how much what casts it grows before it is blurred.
  public var spread: Double
  /// Whether what casts it is not drawn.
  public var isShadowOnly: Bool

  /// Makes a filter of its parts.
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
