public import Geometry
public import ViewTree

/// Where a position comes from.
public enum PositionValue: Hashable, Sendable {
  /// One property, which may travel along a curve.
  case unified(AnimatedValue<Vector3>)
  /// A property for each dimension.
  case split(x: AnimatedValue<Double>, y: AnimatedValue<Double>, z: AnimatedValue<Double>)
}

/// The transform of a layer or of a group of shapes.
///
/// A point is moved by −anchor, scaled, skewed, turned (about z, y and x, then by the orientation), and moved to the
/// position.
public struct LayerTransform: Hashable, Sendable {
  /// The point that comes to lie on the position, in points.
  public var anchor: AnimatedValue<Vector3>
  /// Where the anchor comes to lie in the parent, in points.
  public var position: PositionValue
  /// Factors; 1 is no change.
  public var scale: AnimatedValue<Vector3>
  /// The turn about z, in degrees clockwise on screen.
  public var rotation: AnimatedValue<Double>
  /// The turn about x, in degrees; the upper edge goes away from the viewer.
  public var rotationX: AnimatedValue<Double>
  /// The turn about y, in degrees.
  public var rotationY: AnimatedValue<Double>
  /// A further turn about x, y and z, in degrees.
  public var orientation: AnimatedValue<Vector3>
  /// The skew, in degrees.
  public var skew: AnimatedValue<Double>
  /// The direction of the skew, in degrees.
  public var skewAxis: AnimatedValue<Double>
  /// 0...1.
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
