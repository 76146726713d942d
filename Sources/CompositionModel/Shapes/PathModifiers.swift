package import Animation
package import Geometry
import SceneModel

/// Twist: rotates paths about a center, the nearer the more.
package struct TwistModifier: Hashable, Sendable {
  /// The rotation at the center, in degrees.
  package var angle: AnimatedValue<Double>
  /// The center, in points; z is ignored.
  package var center: AnimatedValue<Vector3>

  /// Makes a twist of its parts.
  package init(
    angle: AnimatedValue<Double> = AnimatedValue(0),
    center: AnimatedValue<Vector3> = AnimatedValue(.zero)
  ) {
    self.angle = angle
    self.center = center
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&angle, ModelProperty("a", "angle", .rotation))
    visitor.visit(&center, ModelProperty("c", "center", .center, .point))
  }
}

/// Zig Zag: adds ridges to paths.
package struct ZigZagModifier: Hashable, Sendable {
  /// The size of the ridges to each side, in points.
  package var amplitude: AnimatedValue<Double>
  /// The number of ridges per segment.
  package var frequency: AnimatedValue<Double>
  /// The point type: 1 for corners, 2 for smooth points.
  package var pointType: AnimatedValue<Double>

  /// Makes a zig-zag of its parts.
  package init(
    amplitude: AnimatedValue<Double> = AnimatedValue(0),
    frequency: AnimatedValue<Double> = AnimatedValue(0),
    pointType: AnimatedValue<Double> = AnimatedValue(1)
  ) {
    self.amplitude = amplitude
    self.frequency = frequency
    self.pointType = pointType
  }

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
  package var amount: AnimatedValue<Double>
  /// The line join at corners.
  package var join: LineJoin
  /// The miter limit: the longest miter, in points.
  package var miterLimit: AnimatedValue<Double>

  /// Makes an offset of its parts.
  package init(
    amount: AnimatedValue<Double> = AnimatedValue(0), join: LineJoin,
    miterLimit: AnimatedValue<Double> = AnimatedValue(4)
  ) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Visits the properties.
  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&amount, ModelProperty("a", "amount", .amount))
    visitor.visit(setting: "line join", join)
    visitor.visit(&miterLimit, ModelProperty("ml", "miterLimit", .miterLimit, title: ""))
  }
}
