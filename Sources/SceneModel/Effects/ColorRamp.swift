public import Geometry

/// A gradient between two colours in a group's shape.
public struct ColorRamp: Hashable, Sendable {
  /// How colour spreads.
  public var kind: Gradient.Kind
  /// Where the first colour is, or the centre of circles, in points.
  public var start: Vector2
  /// Where the last colour is, in points.
  public var end: Vector2
  /// The colour at the start.
  public var startColor: Color
  /// The colour at the end.
  public var endColor: Color
  /// How much of it shows over the group's own colours, 0...1.
  public var amount: Double

  /// Makes a ramp of its parts.
  public init(
    kind: Gradient.Kind, start: Vector2, end: Vector2, startColor: Color, endColor: Color,
    amount: Double = 1
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.startColor = startColor
    self.endColor = endColor
    self.amount = amount
  }
}
