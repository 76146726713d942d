public import Geometry

/// A blurred copy of a group's alpha in one colour.
public struct DropShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// Where the shadow lies from what casts it, in points.
  public var offset: Vector2
  /// The standard deviation of its blur, in points.
  public var deviation: Double
  /// By how much what casts it grows before it is blurred, in points.
  public var spread: Double
  /// Whether what casts it is not drawn.
  public var isShadowOnly: Bool

  /// Makes a shadow of its parts.
  public init(
    color: Color, opacity: Double, offset: Vector2, deviation: Double, spread: Double = 0,
    isShadowOnly: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isShadowOnly = isShadowOnly
  }
}
