import Geometry

/// Flattens the contours of a path into edges.
struct CurveFlattener {
  /// The largest distance between a curve and its chords, in pixels: an error of a few levels of coverage out of 255.
  static let tolerance = 0.03
  /// The largest number of chords per curve, or per half of a curve that is split.
  static let maximumSteps = 500.0

  /// From the path's coordinates to pixels of the accumulation box.
  let transform: Affine

  /// Adds the edges of all contours; open ones are closed by a straight edge.
  @inline(__always) func addFill(_ path: BezierPath, to edges: EdgeAccumulator) {
    path.points.withUnsafeBufferPointer { points in
      for contour in path.contours {
        let first = contour.firstKnot &* 3
        guard contour.knotCount > 1, first >= 0, contour.knotCount <= points.count / 3,
          first <= points.count - contour.knotCount * 3
        else { continue }
        addContour(points, first: first, contour, to: edges)
      }
    }
  }

  @inline(__always) private func addContour(
    _ points: UnsafeBufferPointer<Vector2>, first: Int, _ contour: BezierPath.Contour,
    to edges: EdgeAccumulator
  ) {
    guard let base = points.baseAddress else { return }
    var knot = base + first
    let start = transform.apply(knot[1])
    var (from, out) = (start, knot[2])
    for _ in 1..<contour.knotCount {
      let fromVertex = knot[1]
      knot += 3
      let to = transform.apply(knot[1])
      if out == fromVertex, knot[0] == knot[1] {
        edges.addEdge(from, to)
      } else {
        addCurve(from, transform.apply(out), transform.apply(knot[0]), to, to: edges)
      }
      (from, out) = (to, knot[2])
    }
    let incoming = (base + first)[0]
    if !contour.isClosed || (out == knot[1] && incoming == (base + first)[1]) {
      edges.addEdge(from, start)
    } else {
      addCurve(from, transform.apply(out), transform.apply(incoming), start, to: edges)
    }
  }

  /// Flattens a curve given in pixels of the box.
  ///
  /// Curves outside the box are dropped or replaced by their chord; long ones are split first, so that only the halves
  /// that may touch the box are flattened.
  private func addCurve(
    _ p0: Vector2, _ p1: Vector2, _ p2: Vector2, _ p3: Vector2, to edges: EdgeAccumulator,
    depth: Int = 0
  ) {
    if !edges.isInside {
      let top = min(min(p0.y, p1.y), min(p2.y, p3.y))
      let bottom = max(max(p0.y, p1.y), max(p2.y, p3.y))
      guard bottom > 0, top < edges.height else { return }
      guard min(min(p0.x, p1.x), min(p2.x, p3.x)) < edges.width else { return }
      guard max(max(p0.x, p1.x), max(p2.x, p3.x)) > 0 else {
        edges.addEdge(p0, p3)
        return
      }
    }
    let steps = CurveFlattener.steps(p0, p1, p2, p3, tolerance: CurveFlattener.tolerance)
    if steps > 32, !edges.isInside, depth < 24 {
      let (left, right) = CubicSegment(p0, p1, p2, p3).split(at: 0.5)
      addCurve(left.p0, left.p1, left.p2, left.p3, to: edges, depth: depth + 1)
      addCurve(right.p0, right.p1, right.p2, right.p3, to: edges, depth: depth + 1)
      return
    }
    addChords(p0, p1, p2, p3, steps: Int(steps), to: edges)
  }

  /// Adds chords at equal parameter steps, by forward differencing.
  @inline(__always) private func addChords(
    _ p0: Vector2, _ p1: Vector2, _ p2: Vector2, _ p3: Vector2, steps: Int,
    to edges: EdgeAccumulator
  ) {
    let step = 1 / Double(steps)
    let c1 = (p1 - p0) * (3 * step)
    let c2 = (p0 - p1 - p1 + p2) * (3 * step * step)
    let c3 = (p3 - p0 + (p1 - p2) * 3) * (step * step * step)
    var first = c1 + c2 + c3
    var second = c2 * 2 + c3 * 6
    let third = c3 * 6
    var last = p0
    for _ in 1..<max(steps, 1) {
      let next = last + first
      edges.addEdge(last, next)
      last = next
      first += second
      second += third
    }
    edges.addEdge(last, p3)
  }

  /// The number of equal parameter steps whose chords stay within a tolerance of a curve, 1...`maximumSteps`.
  ///
  /// The distance is at most one eighth of the squared step times the largest second derivative, which is six times
  /// the larger second difference of the control points.
  @inline(__always) static func steps(
    _ p0: Vector2, _ p1: Vector2, _ p2: Vector2, _ p3: Vector2, tolerance: Double
  ) -> Double {
    let near = p0 - p1 - p1 + p2
    let far = p1 - p2 - p2 + p3
    let (nearSquare, farSquare) = (near * near, far * far)
    let square = max(nearSquare.x + nearSquare.y, farSquare.x + farSquare.y)
    let count = (square.squareRoot() * (0.75 / tolerance)).squareRoot().rounded(.up)
    // NaN compares as false and gives the maximum.
    return count < maximumSteps ? max(count, 1) : maximumSteps
  }
}
