import Geometry

extension BezierPath {
  /// The point at a fraction of the length of the first contour, clamped to its end; the origin for an empty path.
  ///
  /// As in lottie-web, it is linear in the parameter of each curve.
  func traversed(to share: Double) -> Vector2 {
    let segments = contours.first.map { contour in
      (0..<contour.segmentCount).map { segment($0, of: contour) }
    }
    let lengths = (segments ?? []).map { ArcLength($0) }
    let length = lengths.reduce(0) { $0 + $1.total } * share
    var before = 0.0
    for (segment, own) in zip(segments ?? [], lengths) {
      if before + own.total > length {
        return segment.point(at: own.parameter(atLength: length - before))
      }
      before += own.total
    }
    return segments?.last?.p3 ?? (points.count > 1 ? points[1] : .zero)
  }
}
