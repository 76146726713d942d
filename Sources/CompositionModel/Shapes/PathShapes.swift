package import Animation
package import Geometry
import SceneModel

/// A rectangle about its center.
package struct RectangleShape: Hashable, Sendable {
  /// The center, in points; z is ignored.
  package var position: AnimatedValue<Vector3>
  /// Width and height, in points; z is ignored.
  package var size: AnimatedValue<Vector3>
  /// The radius of the corners, in points.
  package var cornerRadius: AnimatedValue<Double>
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes a rectangle of its parts.
  package init(
    position: AnimatedValue<Vector3>, size: AnimatedValue<Vector3>,
    cornerRadius: AnimatedValue<Double> = AnimatedValue(0), isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }
}

/// An ellipse about its center.
package struct EllipseShape: Hashable, Sendable {
  /// The center, in points; z is ignored.
  package var position: AnimatedValue<Vector3>
  /// Width and height, in points; z is ignored.
  package var size: AnimatedValue<Vector3>
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes an ellipse of its parts.
  package init(
    position: AnimatedValue<Vector3>, size: AnimatedValue<Vector3>, isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.isReversed = isReversed
  }
}

/// A star or a regular polygon about its center.
package struct StarShape: Hashable, Sendable {
  /// Whether it is a polygon, which ignores inner radius and inner roundness.
  package var isPolygon: Bool
  /// The center, in points; z is ignored.
  package var position: AnimatedValue<Vector3>
  /// The number of points.
  package var points: AnimatedValue<Double>
  /// The rotation, in degrees clockwise.
  package var rotation: AnimatedValue<Double>
  /// The distance of the points from the center, in points.
  package var outerRadius: AnimatedValue<Double>
  /// The distance of the inner corners from the center, in points.
  package var innerRadius: AnimatedValue<Double>
  /// The roundness of the points; 1 is After Effects' 100 %.
  package var outerRoundness: AnimatedValue<Double>
  /// The roundness of the inner corners; 1 is After Effects' 100 %.
  package var innerRoundness: AnimatedValue<Double>
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes a star without roundness.
  package init(
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
