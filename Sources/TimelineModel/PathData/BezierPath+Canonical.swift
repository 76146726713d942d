package import Geometry

extension BezierPath {
  /// The path in the form in which it is read back from path data.
  ///
  /// It omits contours without knots, and moves control points without effect, before an open
  /// contour's first and after its last vertex, onto these vertices.
  package var canonicalized: BezierPath {
    var result = BezierPath()
    for contour in contours where contour.knotCount > 0 {
      result.append(contour, of: self)
      guard !contour.isClosed, let added = result.contours.last else { continue }
      let first = added.firstKnot * 3
      let last = result.points.count - 1
      result.points[first] = result.points[first + 1]
      result.points[last] = result.points[last - 1]
    }
    return result
  }
}
