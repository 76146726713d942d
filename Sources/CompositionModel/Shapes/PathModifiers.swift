package import Animation
package import Geometry
import SceneModel

/// Twist: rotates paths about a center, the nearer the more.
package struct TwistModifier: Hashable, Sendable {
  /// The rotation at the center, in degrees.
  package var angle = AnimatedValue(0.0)
  /// The center, in points; z is ignored.
  package var center = AnimatedValue(Vector3.zero)

  /// Makes a twist that changes nothing.
  package init() {}

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&angle, ModelProperty("a", "angle", .rotation))
    visitor.visit(&center, ModelProperty("c", "center", .center, .point))
  }
}

/// Zig Zag: adds ridges to paths.
package struct ZigZagModifier: Hashable, Sendable {
  /// The size of the ridges to each side, in points.
  package var amplitude = AnimatedValue(0.0)
  /// The number of ridges per segment.
  package var frequency = AnimatedValue(0.0)
  /// The point type: 1 for corners, 2 for smooth points.
  package var pointType = AnimatedValue(1.0)

  /// Makes a zig-zag without ridges.
  package init() {}

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&amplitude, ModelProperty("s", "size", .amount, title: "amplitude"))
    visitor.visit(
      &frequency,
      ModelProperty("r", "ridges", .ridges, title: "frequency", label: "ridges per segment"))
    visitor.visit(&pointType, ModelProperty("pt", "points", title: "", label: "point type"))
  }
}

/// Offset Paths: moves paths outward.
package struct OffsetModifier: Hashable, Sendable {
  /// The distance, in points; negative is inward.
  package var amount = AnimatedValue(0.0)
  /// The line join at corners.
  package var join: LineJoin
  /// The miter limit: the longest miter, in points.
  package var miterLimit = AnimatedValue(4.0)

  /// Makes an offset without a distance.
  package init(join: LineJoin) {
    self.join = join
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&amount, ModelProperty("a", "amount", .amount))
    visitor.visit(setting: "line join", join)
    visitor.visit(&miterLimit, ModelProperty("ml", "miterLimit", .miterLimit, title: ""))
  }
}
