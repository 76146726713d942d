import Geometry

/// Finds points on a path by their fraction of its length, as lottie-web does: linear in the parameter of each curve.
struct PathTraversal {
  private let path: BezierPath
  private let lengths: [ArcLength]
  private let segments: [CubicSegment]

  init(_ path: BezierPath) {
    self.path = path
    let contour = path.contours.first
    segments =
      contour.map { contour in
        (0..<contour.segmentCount).map { path.segment($0, of: contour) }
      } ?? []
    lengths = segments.map { ArcLength($0) }
  }

  /// The point at a fraction of the length of the first contour, clamped to its end; the origin for an empty path.
  func point(at share: Double) -> Vector2 {
    let length = lengths.reduce(0) { $0 + $1.total } * share
    var before = 0.0
    for (segment, own) in zip(segments, lengths) {
      if before + own.total > length {
        return segment.point(at: own.parameter(atLength: length - before))
      }
      before += own.total
    }
    return segments.last?.p3 ?? (path.points.count > 1 ? path.points[1] : .zero)
  }
}
