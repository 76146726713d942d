/// A path of cubic Bezier contours: the one path type from import to pixels.
///
/// Every knot of a contour is three control points in `points`: the incoming control point, the vertex and the
/// outgoing control point, absolute and in points. Segment i runs from knot i's vertex and outgoing control point
/// to knot i+1's incoming control point and vertex; a closed contour has one more, back to its first knot. A
/// straight line has its control points on its vertices. Paths of equal structure interpolate point by point.
public struct BezierPath: Hashable, Sendable, Codable {
  /// An open or closed sequence of knots.
  public struct Contour: Hashable, Sendable, Codable {
    /// The index of the first knot; its points begin at `3 * firstKnot`.
    public var firstKnot: Int
    /// The number of knots.
    public var knotCount: Int
    /// Whether it is closed by a last segment back to the first knot.
    public var isClosed: Bool

    /// Makes a contour from its parts.
    @inlinable public init(firstKnot: Int, knotCount: Int, isClosed: Bool) {
      self.firstKnot = firstKnot
      self.knotCount = knotCount
      self.isClosed = isClosed
    }

    /// The number of segments.
    @inlinable public var segmentCount: Int {
      isClosed ? knotCount : max(0, knotCount - 1)
    }
  }

  /// Three control points for each knot: incoming, vertex, outgoing.
  public var points: [Vector2]
  /// The contours, in drawing order; together they cover all knots.
  public var contours: [Contour]

  /// Makes an empty path.
  @inlinable public init() {
    points = []
    contours = []
  }

  /// Whether there is no contour.
  @inlinable public var isEmpty: Bool { contours.isEmpty }

  /// The number of knots in all contours.
  @inlinable public var knotCount: Int { points.count / 3 }

  /// Removes everything and keeps the memory.
  @inlinable public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Whether both have the same contours, so that they interpolate point by point.
  @inlinable public func hasSameStructure(as other: BezierPath) -> Bool {
    contours == other.contours
  }
}

// MARK: Building

extension BezierPath {
  /// Begins a contour without knots.
  @inlinable public mutating func beginContour(isClosed: Bool) {
    contours.append(Contour(firstKnot: knotCount, knotCount: 0, isClosed: isClosed))
  }

  /// Adds a knot to the last contour, by absolute control points.
  @inlinable public mutating func addKnot(
    _ vertex: Vector2, in incoming: Vector2, out outgoing: Vector2
  ) {
    points.append(incoming)
    points.append(vertex)
    points.append(outgoing)
    contours[contours.count - 1].knotCount += 1
  }

  /// Adds a corner knot to the last contour.
  @inlinable public mutating func addCorner(_ vertex: Vector2) {
    addKnot(vertex, in: vertex, out: vertex)
  }

  /// Begins a new open contour at a point.
  @inlinable public mutating func move(to point: Vector2) {
    beginContour(isClosed: false)
    addCorner(point)
  }

  /// Draws a straight line from the last knot; does nothing without one.
  @inlinable public mutating func addLine(to point: Vector2) {
    guard !contours.isEmpty else { return }
    addCorner(point)
  }

  /// Draws a cubic curve from the last knot; does nothing without one.
  @inlinable public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2)
  {
    guard !contours.isEmpty else { return }
    points[points.count - 1] = control1
    addKnot(point, in: control2, out: point)
  }

  /// Closes the last contour; a last knot that coincides with the first one is merged with it.
  @inlinable public mutating func close() {
    guard let last = contours.indices.last else { return }
    contours[last].isClosed = true
    let first = contours[last].firstKnot * 3
    guard contours[last].knotCount > 1, points[points.count - 2] == points[first + 1] else {
      return
    }
    points[first] = points[points.count - 3]
    points.removeLast(3)
    contours[last].knotCount -= 1
  }

  /// Closes the last contour with a straight line if it is open.
  mutating func closeStraight() {
    guard let contour = contours.last, !contour.isClosed, contour.knotCount > 0 else { return }
    points[contour.firstKnot * 3] = points[contour.firstKnot * 3 + 1]
    points[points.count - 1] = points[points.count - 2]
    contours[contours.count - 1].isClosed = true
  }

  /// Adds the contours of another path, transformed.
  @inlinable public mutating func append(_ other: BezierPath, transform: Affine = .identity) {
    let offset = knotCount
    for contour in other.contours {
      contours.append(
        Contour(
          firstKnot: contour.firstKnot + offset, knotCount: contour.knotCount,
          isClosed: contour.isClosed))
    }
    if transform == .identity {
      points.append(contentsOf: other.points)
    } else {
      points.reserveCapacity(points.count + other.points.count)
      for point in other.points {
        points.append(transform.apply(point))
      }
    }
  }

  /// Adds one contour of another path.
  @inlinable public mutating func append(_ contour: Contour, of other: BezierPath) {
    let range = contour.firstKnot * 3..<(contour.firstKnot + contour.knotCount) * 3
    contours.append(
      Contour(firstKnot: knotCount, knotCount: contour.knotCount, isClosed: contour.isClosed))
    points.append(contentsOf: other.points[range])
  }
}

// MARK: Reading

extension BezierPath {
  /// Returns the segment that starts at a knot of a contour, counted from 0.
  @inlinable public func segment(_ index: Int, of contour: Contour) -> CubicSegment {
    let start = (contour.firstKnot + index) * 3
    let next = index + 1 == contour.knotCount ? 0 : index + 1
    let end = (contour.firstKnot + next) * 3
    return CubicSegment(points[start + 1], points[start + 2], points[end], points[end + 1])
  }

  /// Returns the transformed path.
  @inlinable public func transformed(by transform: Affine) -> BezierPath {
    var result = self
    if transform != .identity {
      for index in result.points.indices {
        result.points[index] = transform.apply(result.points[index])
      }
    }
    return result
  }

  /// Reverses the last contour, which keeps its first knot if it is closed.
  mutating func reverseLastContour() {
    guard let contour = contours.last else { return }
    let first = contour.firstKnot + (contour.isClosed ? 1 : 0)
    points[contour.firstKnot * 3..<first * 3].reverse()
    points[(first * 3)...].reverse()
  }

  /// The smallest rectangle around all control points, which contains the path.
  @inlinable public var controlBounds: Rect { Rect(holding: points) }

  /// Stores the point by point interpolation of two paths of equal structure in `result`, reusing
  /// its memory.
  @inlinable public static func interpolate(
    _ start: BezierPath, _ end: BezierPath, progress: Double, into result: inout BezierPath
  ) {
    let count = min(start.points.count, end.points.count)
    if result.contours != start.contours { result.contours = start.contours }
    if result.points.count != count {
      result.points.removeAll(keepingCapacity: true)
      result.points.append(contentsOf: repeatElement(.zero, count: count))
    }
    for index in 0..<count {
      result.points[index] =
        start.points[index] + (end.points[index] - start.points[index]) * progress
    }
  }

  /// Returns the point by point interpolation with a path of equal structure.
  @inlinable public func interpolated(to end: BezierPath, progress: Double) -> BezierPath {
    var result = BezierPath()
    BezierPath.interpolate(self, end, progress: progress, into: &result)
    return result
  }
}
