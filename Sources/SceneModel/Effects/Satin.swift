public import Geometry

/// What two blurred copies of a group, moved apart, differ by.
public struct Satin: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode
  /// By how much each copy is moved, one forth and one back, in points.
  public var offset: Vector2
  /// The standard deviation of the blur, in points.
  public var deviation: Double
  /// Whether the colour lies where the copies do not differ.
  public var isInverted: Bool

  /// Makes satin of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode, offset: Vector2, deviation: Double,
    isInverted: Bool
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.offset = offset
    self.deviation = deviation
    self.isInverted = isInverted
  }
}
