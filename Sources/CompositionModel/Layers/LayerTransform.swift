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
  package var anchor: AnimatedValue<Vector3>
  /// The position of the anchor in the parent, in points.
  package var position: PositionValue
  /// Factors; 1 is no change.
  package var scale: AnimatedValue<Vector3>
  /// The rotation about z, in degrees clockwise on screen.
  package var rotation: AnimatedValue<Double>
  /// The rotation about x, in degrees; positive values move the upper edge away from the viewer.
  package var rotationX: AnimatedValue<Double>
  /// The rotation about y, in degrees.
  package var rotationY: AnimatedValue<Double>
  /// The orientation: a further rotation about x, y and z, in degrees.
  package var orientation: AnimatedValue<Vector3>
  /// The skew, in degrees.
  package var skew: AnimatedValue<Double>
  /// The skew axis, in degrees.
  package var skewAxis: AnimatedValue<Double>
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>

  /// Makes the transform that changes nothing.
  package init() {
    anchor = AnimatedValue(.zero)
    position = .unified(AnimatedValue(.zero))
    scale = AnimatedValue(Vector3(1, 1, 1))
    rotation = AnimatedValue(0)
    rotationX = AnimatedValue(0)
    rotationY = AnimatedValue(0)
    orientation = AnimatedValue(.zero)
    skew = AnimatedValue(0)
    skewAxis = AnimatedValue(0)
    opacity = AnimatedValue(1)
  }
}
