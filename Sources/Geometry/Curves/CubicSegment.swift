/// A cubic Bezier curve from `p0` to `p3`, in points.
public struct CubicSegment: Hashable, Sendable {
  /// The start.
  public var p0: Vector2
  /// The first control point.
  public var p1: Vector2
  /// The second control point.
  public var p2: Vector2
  /// The end.
  public var p3: Vector2

  /// Makes a curve from its control points.
  @inlinable public init(_ p0: Vector2, _ p1: Vector2, _ p2: Vector2, _ p3: Vector2) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Whether both control points coincide with their ends, so that the curve is a straight line.
  @inlinable public var isLine: Bool { p0 == p1 && p2 == p3 }

  /// The point at parameter t, 0...1.
  @inlinable public func point(at t: Double) -> Vector2 {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// The derivative by the parameter at t, 0...1.
  @inlinable public func derivative(at t: Double) -> Vector2 {
    let u = 1 - t
    return ((p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)) * 3
  }

  /// The unit tangent at t, also where control points coincide; zero for a curve without extent.
  public func direction(at t: Double) -> Vector2 {
    var vector = derivative(at: t)
    if vector.length < 1e-9 {
      vector = t < 0.5 ? (p2 - p0) : (p3 - p1)
      if vector.length < 1e-9 { vector = p3 - p0 }
    }
    let length = vector.length
    return length < 1e-12 ? .zero : vector / length
  }

  /// The two halves on either side of parameter t.
  @inlinable public func split(at t: Double) -> (CubicSegment, CubicSegment) {
    let p01 = p0 + (p1 - p0) * t
    let p12 = p1 + (p2 - p1) * t
    let p23 = p2 + (p3 - p2) * t
    let p012 = p01 + (p12 - p01) * t
    let p123 = p12 + (p23 - p12) * t
    let middle = p012 + (p123 - p012) * t
    return (CubicSegment(p0, p01, p012, middle), CubicSegment(middle, p123, p23, p3))
  }

  /// Returns the part between two parameters; `start` must not exceed `end`.
  @inlinable public func subsegment(from start: Double, to end: Double) -> CubicSegment {
    guard end < 1 else { return start <= 0 ? self : split(at: start).1 }
    let left = split(at: end).0
    return start <= 0 ? left : left.split(at: end == 0 ? 0 : start / end).1
  }
}
