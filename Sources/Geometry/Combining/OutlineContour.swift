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

  /// Whether the contour is only the difference between a curve and its straight edges, whose largest distance is the
  /// tolerance, in units of the grid.
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
  ///
  /// Contours side by side all run clockwise: with two directions, the coverage of the pixels between them would cancel
  /// out and leave a seam.
  static func orient(_ contours: inout [OutlineContour]) {
    for index in contours.indices where contours[index].area > 0 {
      guard let source = contours[index].source, source.isReversed else { continue }
      contours[index].isReversed = !contours.indices.contains { other in
        other != index && contours[other].area > 0 && contours[index].isBeside(contours[other])
      }
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

  /// The distance within which contours are side by side, in units of the grid: 1/1000 of the size of all paths.
  private static let gap = GridPoint(repeating: 1 << 18)

  /// Whether the bounds of another contour overlap this one's, or are next to them.
  private func isBeside(_ other: OutlineContour) -> Bool {
    all(low .<= other.high &+ OutlineContour.gap) && all(other.low .<= high &+ OutlineContour.gap)
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
