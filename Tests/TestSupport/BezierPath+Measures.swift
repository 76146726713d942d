package import Geometry

extension BezierPath {
  /// Makes a path by building it.
  package init(_ build: (inout BezierPath) -> Void) {
    self.init()
    build(&self)
  }

  /// Returns the path with all contours reversed.
  package func reversed() -> BezierPath {
    var result = BezierPath()
    result.points.reserveCapacity(points.count)
    for contour in contours {
      result.beginContour(isClosed: contour.isClosed)
      for knot in (contour.firstKnot..<contour.firstKnot + contour.knotCount).reversed() {
        result.addKnot(points[knot * 3 + 1], in: points[knot * 3 + 2], out: points[knot * 3])
      }
    }
    return result
  }

  /// Points along every contour, close together.
  package func samples(perSegment count: Int = 200) -> [[Vector2]] {
    contours.map { contour in
      (0..<contour.segmentCount).flatMap { index in
        let segment = segment(index, of: contour)
        return (0...count).map { segment.point(at: Double($0) / Double(count)) }
      }
    }
  }

  /// The enclosed area, in square points; positive for contours that run clockwise on screen.
  package var area: Double {
    samples().reduce(0) { sum, points in
      sum + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
    } / 2
  }

  /// The length of all contours, in points.
  package var length: Double {
    samples().reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// The rectangle around the path itself, without control points.
  package var bounds: Rect {
    var bounds = Rect.empty
    for point in samples().joined() { bounds.join(point) }
    return bounds
  }

  /// The vertices of all knots.
  package var vertices: [Vector2] { (0..<knotCount).map { points[$0 * 3 + 1] } }
}

extension Rect {
  /// The largest distance of an edge from that of another rectangle.
  package func distance(to other: Rect) -> Double {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .reduce(0) { max($0, abs($1)) }
  }
}

extension Affine {
  /// The largest difference of a coefficient.
  package func distance(to other: Affine) -> Double {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty]
      .reduce(0) { max($0, abs($1)) }
  }
}
