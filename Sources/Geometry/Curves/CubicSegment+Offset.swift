extension CubicSegment {
  /// The inflections: at most two parameters within 0...1, in ascending order.
  public var inflections: Inflections {
    let a = p1 - p0
    let b = p2 - p1 - a
    let c = p3 - p2 - a - b * 2
    // The cross product of first and second derivative, as a polynomial of t.
    let (q2, q1, q0) = (b.cross(c), a.cross(c), a.cross(b))
    guard abs(q2) >= 1e-12 else {
      return abs(q1) < 1e-12 ? Inflections() : Inflections(-q0 / q1)
    }
    let discriminant = q1 * q1 - 4 * q2 * q0
    guard discriminant >= 0 else { return Inflections() }
    let root = discriminant.squareRoot()
    let (one, other) = ((-q1 - root) / (2 * q2), (-q1 + root) / (2 * q2))
    return Inflections(min(one, other), max(one, other))
  }

  /// Returns the curve offset by moving the edges of its control polygon, by a distance in points to the left of its
  /// direction on screen (y down): close to the parallel curve where it is flat.
  func movedSideways(by distance: Double) -> CubicSegment {
    func normal(_ from: Vector2, _ to: Vector2, otherwise: Vector2) -> Vector2 {
      let edge = to - from
      let length = edge.length
      return length > 1e-9 ? Vector2(edge.y, -edge.x) / length : otherwise
    }
    let whole = normal(p0, p3, otherwise: Vector2(0, -1))
    let middle = normal(p1, p2, otherwise: whole)
    let first = normal(p0, p1, otherwise: p1 == p0 ? normal(p0, p2, otherwise: whole) : middle)
    let last = normal(p2, p3, otherwise: p2 == p3 ? normal(p1, p3, otherwise: whole) : middle)
    let start = p0 + first * distance
    let end = p3 + last * distance
    let isStraight = p0 == p1 && p2 == p3
    guard !isStraight else { return CubicSegment(start, start, end, end) }
    let edge = (p1 + middle * distance, p2 + middle * distance)
    let one = CubicSegment.crossing(start, p1 + first * distance, edge.0, edge.1)
    let other = CubicSegment.crossing(p2 + last * distance, end, edge.0, edge.1)
    return CubicSegment(
      start, p0 == p1 ? start : one ?? p1 + first * distance,
      p2 == p3 ? end : other ?? p2 + last * distance, end)
  }

  /// Returns the crossing of the lines through two pairs of points; `nil` for parallel ones.
  public static func crossing(
    _ a0: Vector2, _ a1: Vector2, _ b0: Vector2, _ b1: Vector2
  ) -> Vector2? {
    let (a, b) = (a1 - a0, b1 - b0)
    let area = a.cross(b)
    guard abs(area) > 1e-9 * (a.length * b.length) else { return nil }
    return a0 + a * ((b0 - a0).cross(b) / area)
  }
}

/// The inflections of a curve, stored without an allocation.
public struct Inflections: Sequence, IteratorProtocol {
  private var first = Double.nan
  private var second = Double.nan

  /// None.
  init() {}

  /// Makes a sequence of up to two parameters, the lower one first; those outside the curve are
  /// omitted.
  init(_ first: Double, _ second: Double = .nan) {
    func isWithin(_ parameter: Double) -> Bool { parameter > 1e-6 && parameter < 1 - 1e-6 }
    if isWithin(first) { self.first = first }
    if isWithin(second) { self.second = second }
  }

  /// The next parameter, 0...1; nil after the last.
  public mutating func next() -> Double? {
    if !first.isNaN {
      defer { first = .nan }
      return first
    }
    guard !second.isNaN else { return nil }
    defer { second = .nan }
    return second
  }
}
