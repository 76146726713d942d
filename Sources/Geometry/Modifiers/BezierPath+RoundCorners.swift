/// The largest distance of a corner's control points from its vertex, in points: a motion that has only begun moves
/// them by rounding errors.
private let cornerTolerance = 1e-6

extension BezierPath {
  /// Returns the path with its straight corners rounded by a radius in points.
  ///
  /// A corner is a knot whose control points coincide with its vertex; the ends of open contours
  /// are not corners. An arc takes at most half of an edge, as in lottie-web.
  public func roundingCorners(radius: Double) -> BezierPath {
    guard radius > 0, knotCount * 2 <= BezierPath.maximumKnots else { return self }
    var result = BezierPath()
    result.points.reserveCapacity(points.count * 2)
    for contour in contours {
      result.beginContour(isClosed: contour.isClosed)
      let count = contour.knotCount
      for index in 0..<count {
        let knot = (contour.firstKnot + index) * 3
        let vertex = points[knot + 1]
        let isCorner =
          points[knot].distance(to: vertex) <= cornerTolerance
          && points[knot + 2].distance(to: vertex) <= cornerTolerance
        let isEnd = !contour.isClosed && (index == 0 || index == count - 1)
        guard isCorner, !isEnd else {
          result.addKnot(vertex, in: points[knot], out: points[knot + 2])
          continue
        }
        let before = points[(contour.firstKnot + (index + count - 1) % count) * 3 + 1]
        let after = points[(contour.firstKnot + (index + 1) % count) * 3 + 1]
        let start = vertex + Self.step(from: vertex, toward: before, radius: radius)
        let end = vertex + Self.step(from: vertex, toward: after, radius: radius)
        let control = 0.5519
        result.addKnot(start, in: start, out: start + (vertex - start) * control)
        result.addKnot(end, in: end + (vertex - end) * control, out: end)
      }
    }
    return result
  }

  /// The offset of an arc's end along an edge: the radius, at most half of the edge.
  private static func step(from vertex: Vector2, toward other: Vector2, radius: Double) -> Vector2 {
    let distance = vertex.distance(to: other)
    guard distance > 0 else { return .zero }
    return (other - vertex) * (Swift.min(distance / 2, radius) / distance)
  }
}
