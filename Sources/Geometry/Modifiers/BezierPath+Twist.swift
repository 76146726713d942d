extension BezierPath {
  /// The path turned about a point, the more the nearer to it, as After Effects' Twist does.
  ///
  /// - Parameters:
  ///   - degrees: The turn at the centre; at the distance of the farthest control point it is 0.
  ///   - center: In points.
  public func twisted(degrees: Double, center: Vector2) -> BezierPath {
    let reach = points.reduce(0) { Swift.max($0, $1.distance(to: center)) }
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
