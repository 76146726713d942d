public import Geometry
public import ViewTree

/// Twists paths about a point, the more the nearer to it.
public struct TwistModifier: Hashable, Sendable {
  /// How far paths are turned at the point, in degrees.
  public var angle: AnimatedValue<Double>
  /// The point, in points; z does not count.
  public var center: AnimatedValue<Vector3>

  /// Makes a twist of its parts.
  public init(angle: AnimatedValue<Double>, center: AnimatedValue<Vector3>) {
    self.angle = angle
    self.center = center
  }
}

/// Makes paths jagged.
public struct ZigZagModifier: Hashable, Sendable {
  /// How far ridges reach to both sides, in points.
  public var amplitude: AnimatedValue<Double>
  /// How many ridges a segment has.
  public var frequency: AnimatedValue<Double>
  /// 1 for corners, 2 for smooth waves.
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

/// Moves paths outwards.
public struct OffsetModifier: Hashable, Sendable {
  /// How far, in points; negative is inwards.
  public var amount: AnimatedValue<Double>
  /// The corners.
  public var join: LineJoin
  /// The longest miter, in points.
  public var miterLimit: AnimatedValue<Double>

  /// Makes an offset of its parts.
  public init(amount: AnimatedValue<Double>, join: LineJoin, miterLimit: AnimatedValue<Double>) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }
}
