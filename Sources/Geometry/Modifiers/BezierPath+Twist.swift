extension BezierPath {
  /// Returns the path twisted about a point, as by After Effects' Twist: points nearer to it are
  /// rotated further.
  ///
  /// - Parameters:
  ///   - degrees: The rotation at the center; it falls to 0 at the distance of the farthest control point of a segment.
  ///   - center: In points.
  public func twisted(degrees: Double, center: Vector2) -> BezierPath {
    let reach = contours.reduce(0) { reach, contour in
      // Open contours do not use their first incoming and their last outgoing control point.
      let unused = contour.isClosed ? 0 : 1
      let range = 3 * contour.firstKnot..<3 * (contour.firstKnot + contour.knotCount)
      return points[range].dropFirst(unused).dropLast(unused).reduce(reach) {
        Swift.max($0, $1.distance(to: center))
      }
    }
    guard degrees != 0, reach > 0, reach.isFinite else { return self }
    var result = self
    for index in points.indices {
      let offset = points[index] - center
      let share = 1 - offset.length / reach
      result.points[index] =
        center + Affine.rotation(degrees: degrees * share).applyLinear(offset)
    }
    return result
  }
}
