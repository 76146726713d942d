/// A point or displacement in the plane: x to the right, y down, in points.
public typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
  /// The length of the vector.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// The vector rotated by 90° clockwise on screen (y down).
  @inlinable public var perpendicular: Vector2 { Vector2(-y, x) }

  /// The scalar product with another vector.
  @inlinable public func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product; positive if `other` is clockwise of the vector on
  /// screen.
  @inlinable public func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

  /// The distance to another point.
  @inlinable public func distance(to other: Vector2) -> Double { (other - self).length }

  /// The unit vector at an angle in radians, clockwise on screen from the x axis.
  @inlinable public init(angle: Double) {
    self.init(cosine(angle), sine(angle))
  }

  /// The angle of the vector in radians, clockwise on screen from the x axis.
  @inlinable public var angle: Double { arctangent2(y, x) }

  /// Linear interpolation: `self` at 0, `other` at 1; other progress extrapolates.
  @inlinable public func interpolated(to other: Vector2, progress: Double) -> Vector2 {
    self + (other - self) * progress
  }
}
