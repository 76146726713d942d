public import Geometry
public import SceneModel
public import ViewTree

/// The properties of a position.
public enum PositionValue: Hashable, Sendable {
  /// One property, which may follow a curved motion path.
  case unified(AnimatedValue<Vector3>)
  /// Separated dimensions: a property for each.
  case split(x: AnimatedValue<Double>, y: AnimatedValue<Double>, z: AnimatedValue<Double>)
}

/// The transform of a layer or of a group of shapes.
///
/// A point is moved by −anchor, scaled, skewed, rotated (about z, y and x, then by the orientation), and moved to the
/// position.
public struct LayerTransform: Hashable, Sendable {
  /// The point that is placed at the position, in points.
  public var anchor: AnimatedValue<Vector3>
  /// The position of the anchor in the parent, in points.
  public var position: PositionValue
  /// Factors; 1 is no change.
  public var scale: AnimatedValue<Vector3>
  /// The rotation about z, in degrees clockwise on screen.
  public var rotation: AnimatedValue<Double>
  /// The rotation about x, in degrees; positive values move the upper edge away from the viewer.
  public var rotationX: AnimatedValue<Double>
  /// The rotation about y, in degrees.
  public var rotationY: AnimatedValue<Double>
  /// The orientation: a further rotation about x, y and z, in degrees.
  public var orientation: AnimatedValue<Vector3>
  /// The skew, in degrees.
  public var skew: AnimatedValue<Double>
  /// The skew axis, in degrees.
  public var skewAxis: AnimatedValue<Double>
  /// The opacity, 0...1.
  public var opacity: AnimatedValue<Double>

  /// Makes the transform that changes nothing.
  public init() {
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
