/// A closed contour of the outline of combined areas, with the inside on the right of its edges.
struct OutlineContour {
  /// The contour of a path that a contour of the outline equals.
  struct Source {
    /// The index in `EdgeGrid.sources`.
    var index: Int
    /// Whether the path runs against the edges.
    var isReversed: Bool
  }

  /// The edges in order.
  let edges: [GridEdge]
  /// The area in units of the grid; negative around a hole.
  let area: Double
  /// The smallest and largest coordinates.
  private let low: GridPoint
  private let high: GridPoint
  /// The contour of a path with the same edges; `nil` if the areas cut it.
  var source: Source?
  /// Whether the outline runs against the edges.
  var isReversed = false

  /// Makes a contour of edges; at least one.
  init(_ edges: [GridEdge]) {
    self.edges = edges
    let origin = edges[0].start
    var area = 0.0
    var (low, high) = (origin, origin)
    for edge in edges {
      area += Double((edge.start &- origin).cross(edge.end &- origin)) / 2
      low = pointwiseMin(low, edge.start)
      high = pointwiseMax(high, edge.start)
    }
    (self.area, self.low, self.high) = (area, low, high)
  }

  /// Whether the contour is only the difference between a curve and its straight edges.
  ///
  /// - Parameter tolerance: The largest distance of edges from curves, in units of the grid.
  func isSliver(tolerance: Double) -> Bool {
    guard edges.count > 2 else { return true }
    let length = edges.reduce(0) { length, edge in
      let direction = edge.end &- edge.start
      return length + Double(direction.dot(direction)).squareRoot()
    }
    return abs(area) <= length * Swift.max(tolerance, 2)
  }

  /// Gives contours the directions of the paths that they come from, and holes the direction against the contour around
  /// them, so that the non-zero rule leaves them empty.
  static func orient(_ contours: inout [OutlineContour]) {
    for index in contours.indices where contours[index].area > 0 {
      contours[index].isReversed = contours[index].source?.isReversed ?? false
    }
    guard contours.contains(where: \.isReversed) else { return }
    for hole in contours.indices where contours[hole].area < 0 {
      var around: OutlineContour?
      for other in contours
      where other.area > 0 && other.area < around?.area ?? .infinity
        && other.contains(contours[hole])
      {
        around = other
      }
      contours[hole].isReversed = around?.isReversed ?? false
    }
  }

  /// Whether another contour lies inside; contours do not cross.
  private func contains(_ other: OutlineContour) -> Bool {
    guard all(low .<= other.low), all(other.high .<= high) else { return false }
    // The middle of an edge, in half units, is on no other edge.
    let middle = other.edges[0].start &+ other.edges[0].end
    var isInside = false
    for edge in edges {
      let (start, end) = (edge.start &+ edge.start &- middle, edge.end &+ edge.end &- middle)
      guard (start.y > 0) != (end.y > 0) else { continue }
      if (start.cross(end) > 0) == (end.y > start.y) { isInside.toggle() }
    }
    return isInside
  }
}
