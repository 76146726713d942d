package import Animation
package import Geometry
import SceneModel

/// The properties of a position.
package enum PositionValue: Hashable, Sendable {
  /// One property, which may follow a curved motion path.
  case unified(AnimatedValue<Vector3>)
  /// Separated dimensions: a property for each.
  case split(x: AnimatedValue<Double>, y: AnimatedValue<Double>, z: AnimatedValue<Double>)
}

/// The transform of a layer or of a group of shapes.
///
/// A point is moved by −anchor, scaled, skewed, rotated (about z, y and x, then by the orientation), and moved to the
/// position.
package struct LayerTransform: Hashable, Sendable {
  /// The point that is placed at the position, in points.
  package var anchor = AnimatedValue(Vector3.zero)
  /// The position of the anchor in the parent, in points.
  package var position: PositionValue = .unified(AnimatedValue(.zero))
  /// Factors; 1 is no change.
  package var scale = AnimatedValue(Vector3(1, 1, 1))
  /// The rotation about z, in degrees clockwise on screen.
  package var rotation = AnimatedValue(0.0)
  /// The rotation about x, in degrees; positive values move the upper edge away from the viewer.
  package var rotationX = AnimatedValue(0.0)
  /// The rotation about y, in degrees.
  package var rotationY = AnimatedValue(0.0)
  /// The orientation: a further rotation about x, y and z, in degrees.
  package var orientation = AnimatedValue(Vector3.zero)
  /// The skew, in degrees.
  package var skew = AnimatedValue(0.0)
  /// The skew axis, in degrees.
  package var skewAxis = AnimatedValue(0.0)
  /// The opacity, 0...1.
  package var opacity = AnimatedValue(1.0)

  /// Makes the transform that changes nothing.
  package init() {}

  /// Visits the properties of a layer's transform, or of a group's, which is planar.
  package mutating func visitProperties(
    isPlanar: Bool, hasOpacity: Bool = true, _ visitor: inout some PropertyVisitor
  ) {
    let unit: ModelUnit = isPlanar ? .planar : .plain
    visitor.visit(&anchor, ModelProperty("anchorPoint", nil, unit, title: "anchor"))
    switch position {
    case .unified(var value):
      visitor.visit(&value, ModelProperty("position", nil, unit))
      position = .unified(value)
    case .split(var x, var y, var z):
      visitor.visit(&x, ModelProperty("xPosition", title: "position"))
      visitor.visit(&y, ModelProperty("yPosition", title: "position"))
      visitor.visit(&z, ModelProperty("zPosition", title: "position"))
      position = .split(x: x, y: y, z: z)
    }
    visitor.visit(&scale, ModelProperty("scale", nil, isPlanar ? .planarPercent : .percent))
    visitor.visit(&rotation, ModelProperty("rotation", nil, .angle))
    if !isPlanar {
      visitor.visit(&rotationX, ModelProperty("xRotation", nil, .angle, title: "rotation x"))
      visitor.visit(&rotationY, ModelProperty("yRotation", nil, .angle, title: "rotation y"))
      visitor.visit(&orientation, ModelProperty("orientation", nil, .angle))
    }
    visitor.visit(&skew, ModelProperty("skew", nil, .angle))
    visitor.visit(&skewAxis, ModelProperty("skewAxis", nil, .angle, title: "skew axis"))
    if hasOpacity { visitor.visit(&opacity, ModelProperty("opacity", nil, .percent)) }
  }
}
