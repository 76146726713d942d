public import Geometry
public import ViewTree

/// A rectangle about its centre.
public struct RectangleShape: Hashable, Sendable {
  /// The centre, in points; z does not count.
  public var position: AnimatedValue<Vector3>
  /// Width and height, in points; z does not count.
  public var size: AnimatedValue<Vector3>
  /// The radius of the corners, in points.
  public var cornerRadius: AnimatedValue<Double>
  /// Whether it runs anticlockwise.
  public var isReversed: Bool

  /// Makes a rectangle of its parts.
  public init(
    position: AnimatedValue<Vector3>, size: AnimatedValue<Vector3>,
    cornerRadius: AnimatedValue<Double> = AnimatedValue(0), isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }
}

/// An ellipse about its centre.
public struct EllipseShape: Hashable, Sendable {
  /// The centre, in points; z does not count.
  public var position: AnimatedValue<Vector3>
  /// Width and height, in points; z does not count.
  public var size: AnimatedValue<Vector3>
  /// Whether it runs anticlockwise.
  public var isReversed: Bool

  /// Makes an ellipse of its parts.
  public init(
    position: AnimatedValue<Vector3>, size: AnimatedValue<Vector3>, isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.isReversed = isReversed
  }
}

/// A star or a regular polygon about its centre.
public struct StarShape: Hashable, Sendable {
  /// Whether it is a polygon: inner radius and roundness do not count.
  public var isPolygon: Bool
  /// The centre, in points; z does not count.
  public var position: AnimatedValue<Vector3>
  /// How many points it has.
  public var points: AnimatedValue<Double>
  /// The turn, in degrees clockwise.
  public var rotation: AnimatedValue<Double>
  /// The distance of the points from the centre, in points.
  public var outerRadius: AnimatedValue<Double>
  /// The distance of the inner corners from the centre, in points.
  public var innerRadius: AnimatedValue<Double>
  /// How round the points are; 1 is After Effects' 100 %.
  public var outerRoundness: AnimatedValue<Double>
  /// How round the inner corners are; 1 is After Effects' 100 %.
  public var innerRoundness: AnimatedValue<Double>
  /// Whether it runs anticlockwise.
  public var isReversed: Bool

  /// Makes a star without roundness.
  public init(
    isPolygon: Bool, position: AnimatedValue<Vector3>, points: AnimatedValue<Double>,
    outerRadius: AnimatedValue<Double>, innerRadius: AnimatedValue<Double>
  ) {
    self.isPolygon = isPolygon
    self.position = position
    self.points = points
    self.outerRadius = outerRadius
    self.innerRadius = innerRadius
    rotation = AnimatedValue(0)
    outerRoundness = AnimatedValue(0)
    innerRoundness = AnimatedValue(0)
    isReversed = false
  }
}
