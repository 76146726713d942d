public import Geometry
public import SceneModel
public import ViewTree

/// Twist: rotates paths about a center, the nearer the more.
public struct TwistModifier: Hashable, Sendable {
  /// The rotation at the center, in degrees.
  public var angle: AnimatedValue<Double>
  /// The center, in points; z is ignored.
  public var center: AnimatedValue<Vector3>

  /// Makes a twist of its parts.
  public init(angle: AnimatedValue<Double>, center: AnimatedValue<Vector3>) {
    self.angle = angle
    self.center = center
  }
}

/// Zig Zag: adds ridges to paths.
public struct ZigZagModifier: Hashable, Sendable {
  /// The size of the ridges to each side, in points.
  public var amplitude: AnimatedValue<Double>
  /// The number of ridges per segment.
  public var frequency: AnimatedValue<Double>
  /// The point type: 1 for corners, 2 for smooth points.
  public var pointType: AnimatedValue<Double>

  /// Makes a zig-zag of its parts.
  public init(
    amplitude: AnimatedValue<Double>, frequency: AnimatedValue<Double>,
    pointType: AnimatedValue<Double>
  ) {
    self.amplitude = amplitude
    self.frequency = frequency
    self.pointType = pointType
  }
}

/// Offset Paths: moves paths outward.
public struct OffsetModifier: Hashable, Sendable {
  /// The distance, in points; negative is inward.
  public var amount: AnimatedValue<Double>
  /// The line join at corners.
  public var join: LineJoin
  /// The miter limit: the longest miter, in points.
  public var miterLimit: AnimatedValue<Double>

  /// Makes an offset of its parts.
  public init(amount: AnimatedValue<Double>, join: LineJoin, miterLimit: AnimatedValue<Double>) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }
}
