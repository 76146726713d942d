public import Geometry

/// A shadow or a glow inside of a group's edges.
public struct InnerShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode
  /// By how much what is outside of the group is moved to cast it, in points.
  public var offset: Vector2
  /// The standard deviation of its blur, in points.
  public var deviation: Double
  /// By how much the group shrinks before it is blurred, in points.
  public var spread: Double
  /// Whether it lies in the middle and leaves the edges free.
  public var isFromCenter: Bool

  /// Makes a shadow of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode = .normal, offset: Vector2 = .zero,
    deviation: Double, spread: Double = 0, isFromCenter: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isFromCenter = isFromCenter
  }
}
