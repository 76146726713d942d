/// A point or displacement in space: x to the right, y down, z away from the viewer, in points.
///
/// Not a `SIMD3`, which has the size and alignment of four numbers: most vectors are stored, not
/// computed.
public struct Vector3: Hashable, Sendable, Codable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  /// Away from the viewer.
  public var z: Double

  /// Makes a vector of its components.
  @inlinable public init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// Makes a vector with z = 0.
  @inlinable public init(_ plane: Vector2, z: Double = 0) { self.init(plane.x, plane.y, z) }

  /// The origin.
  @inlinable public static var zero: Vector3 { Vector3(0, 0, 0) }

  /// The component along an axis: 0, 1 or 2.
  @inlinable public subscript(axis: Int) -> Double {
    get { axis == 0 ? x : axis == 1 ? y : z }
    set {
      switch axis {
      case 0: x = newValue
      case 1: y = newValue
      default: z = newValue
      }
    }
  }

  /// The first two components.
  @inlinable public var xy: Vector2 { Vector2(x, y) }

  /// The length of the vector.
  @inlinable public var length: Double { (x * x + y * y + z * z).squareRoot() }

  /// The sum of the components.
  @inlinable public func sum() -> Double { x + y + z }

  /// The value at a point of the linear function with these coefficients: x and y of the coordinates, z constant.
  @inlinable package func value(at point: Vector2) -> Double { x * point.x + y * point.y + z }

  /// Linear interpolation: `self` at 0, `other` at 1; other progress extrapolates.
  @inlinable public func interpolated(to other: Vector3, progress: Double) -> Vector3 {
    self + (other - self) * progress
  }
}

extension Vector3 {
  /// The sum, component by component.
  @inlinable public static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  /// The difference, component by component.
  @inlinable public static func - (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// The product, component by component.
  @inlinable public static func * (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(left.x * right.x, left.y * right.y, left.z * right.z)
  }

  /// The vector multiplied by a factor.
  @inlinable public static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(vector.x * factor, vector.y * factor, vector.z * factor)
  }

  /// The vector divided by a divisor.
  @inlinable public static func / (vector: Vector3, divisor: Double) -> Vector3 {
    Vector3(vector.x / divisor, vector.y / divisor, vector.z / divisor)
  }

  /// The opposite vector.
  @inlinable public static prefix func - (vector: Vector3) -> Vector3 {
    Vector3(-vector.x, -vector.y, -vector.z)
  }

  /// Adds another vector.
  @inlinable public static func += (left: inout Vector3, right: Vector3) { left = left + right }

  /// Multiplies with another vector, component by component.
  @inlinable public static func *= (left: inout Vector3, right: Vector3) { left = left * right }
}
