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
    position: AnimatedValue<Vector3> = AnimatedValue(.zero),
    size: AnimatedValue<Vector3> = AnimatedValue(.zero),
    cornerRadius: AnimatedValue<Double> = AnimatedValue(0), isReversed: Bool = false
  ) {
    self.position = position
    self.size = size
    self.cornerRadius = cornerRadius
    self.isReversed = isReversed
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&size, ModelProperty("s", "size", .size, .planar))
    visitor.visit(
      &cornerRadius, ModelProperty("r", "roundness", .cornerRadius, title: "corner radius"))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}

/// An ellipse about its center.
package struct EllipseShape: Hashable, Sendable {
  /// The center, in points; z is ignored.
  package var position = AnimatedValue(Vector3.zero)
  /// Width and height, in points; z is ignored.
  package var size = AnimatedValue(Vector3.zero)
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes an ellipse without a size.
  package init(isReversed: Bool = false) {
    self.isReversed = isReversed
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&size, ModelProperty("s", "size", .size, .planar))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}

/// A star or a regular polygon about its center.
package struct StarShape: Hashable, Sendable {
  /// Whether it is a polygon, which ignores inner radius and inner roundness.
  package var isPolygon: Bool
  /// The center, in points; z is ignored.
  package var position = AnimatedValue(Vector3.zero)
  /// The number of points.
  package var points = AnimatedValue(5.0)
  /// The rotation, in degrees clockwise.
  package var rotation = AnimatedValue(0.0)
  /// The distance of the points from the center, in points.
  package var outerRadius = AnimatedValue(0.0)
  /// The distance of the inner corners from the center, in points.
  package var innerRadius = AnimatedValue(0.0)
  /// The roundness of the points; 1 is After Effects' 100 %.
  package var outerRoundness = AnimatedValue(0.0)
  /// The roundness of the inner corners; 1 is After Effects' 100 %.
  package var innerRoundness = AnimatedValue(0.0)
  /// Whether the path runs counterclockwise.
  package var isReversed: Bool

  /// Makes a star of five points without size.
  package init(isPolygon: Bool, isReversed: Bool = false) {
    self.isPolygon = isPolygon
    self.isReversed = isReversed
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&position, ModelProperty("p", "position", .position, .point))
    visitor.visit(&points, ModelProperty("pt", "points", .points))
    visitor.visit(&rotation, ModelProperty("r", "rotation", .rotation))
    visitor.visit(&outerRadius, ModelProperty("or", "outerRadius", .outerRadius, title: "radius"))
    visitor.visit(&innerRadius, ModelProperty("ir", "innerRadius", .innerRadius, title: "radius"))
    visitor.visit(
      &outerRoundness,
      ModelProperty("os", "outerRoundness", .outerRoundness, .percent, title: "roundness"))
    visitor.visit(
      &innerRoundness,
      ModelProperty("is", "innerRoundness", .innerRoundness, .percent, title: "roundness"))
    visitor.visit(setting: "reversed path direction", isReversed)
  }
}
