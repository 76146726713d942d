extension CubicSegment {
  /// The smallest rectangle around the curve; `BezierPath.controlBounds` is larger but faster.
  public var bounds: Rect {
    var rect = Rect.empty
    rect.join(p0)
    rect.join(p3)
    for t in CubicSegment.turns(p0.x, p1.x, p2.x, p3.x) { rect.join(point(at: t)) }
    for t in CubicSegment.turns(p0.y, p1.y, p2.y, p3.y) { rect.join(point(at: t)) }
    return rect
  }

  /// The parameters within 0...1 at which one dimension of a curve has an extreme.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // The curve stays between its ends if the control points do.
    guard min(p1, p2) < min(p0, p3) || max(p1, p2) > max(p0, p3) else { return [] }
    // The coefficients of the derivative, divided by 3.
    let (c, b) = (p1 - p0, (p0 - 2 * p1 + p2) * 2)
    let a = p3 - p0 + 3 * (p1 - p2)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Computes the root of larger magnitude first, because the difference for the other one loses digits.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }
}
