import Geometry

extension BezierPath {
  /// Creates a closed polygon.
  init(polygon corners: [Vector2]) {
    self.init()
    beginContour(isClosed: true)
    for corner in corners { addCorner(corner) }
  }
}
