/// Joins edges to contours, and parts of a curve to one curve.
struct OutlineBuilder {
  private let edges: [GridEdge]
  private let grid: EdgeGrid
  /// The number of edges of each contour of the paths, after splits.
  private let edgeCounts: [Int]
  /// The keys of the edges' starts in ascending order, with the indices of the edges.
  private let starts: [(key: UInt64, edge: Int)]
  private var isUsed: [Bool]

  init(_ edges: [GridEdge], _ grid: EdgeGrid, edgeCounts: [Int]) {
    self.edges = edges
    self.grid = grid
    self.edgeCounts = edgeCounts
    var starts = edges.indices.map { (key: edges[$0].start.key, edge: $0) }
    starts.sort { $0.key < $1.key }
    self.starts = starts
    isUsed = Array(repeating: false, count: edges.count)
  }

  /// Returns the outline of all edges, in the order of the paths' contours and curves.
  mutating func outline(of paths: [BezierPath]) -> BezierPath {
    var contours: [OutlineContour] = []
    let places = edges.map { ($0.curve, Swift.min($0.from, $0.to)) }
    let order = edges.indices.sorted { places[$0] < places[$1] }
    for first in order where !isUsed[first] {
      let contour = OutlineContour(contour(from: first))
      if !contour.isSliver(tolerance: grid.units(grid.tolerance)) { contours.append(contour) }
    }
    for index in contours.indices { contours[index].source = uncutSource(of: contours[index]) }
    OutlineContour.orient(&contours)
    var path = BezierPath()
    for contour in contours {
      if let source = contour.source {
        let place = grid.sources[source.index]
        path.append(paths[place.operand].contours[place.contour], of: paths[place.operand])
        path.closeStraight()
      } else {
        append(contour.edges, to: &path)
      }
      if contour.isReversed != (contour.source?.isReversed ?? false) { path.reverseLastContour() }
    }
    return path
  }

  /// The contour of a path that has exactly the edges of a contour of the outline; `nil` if it was cut or joined.
  private func uncutSource(of contour: OutlineContour) -> OutlineContour.Source? {
    let first = contour.edges[0]
    let source = grid.sourceOfCurve[first.curve]
    let isReversed = first.from > first.to
    guard contour.edges.count == edgeCounts[source] else { return nil }
    for edge in contour.edges {
      guard grid.sourceOfCurve[edge.curve] == source, (edge.from > edge.to) == isReversed else {
        return nil
      }
    }
    return OutlineContour.Source(index: source, isReversed: isReversed)
  }

  /// Follows edges back to the first one.
  private mutating func contour(from first: Int) -> [GridEdge] {
    var contour: [GridEdge] = []
    var current: Int? = first
    while let index = current {
      isUsed[index] = true
      contour.append(edges[index])
      current = edges[index].end == edges[first].start ? nil : next(after: edges[index])
    }
    return contour
  }

  /// The unused edge at an edge's end that turns most to the right, where the inside is.
  private func next(after edge: GridEdge) -> Int? {
    let key = edge.end.key
    var position = starts.partitioningIndex { $0.key >= key }
    var best: Int?
    let back = edge.start &- edge.end
    while position < starts.count, starts[position].key == key {
      let candidate = starts[position].edge
      position += 1
      guard !isUsed[candidate] else { continue }
      guard let chosen = best else {
        best = candidate
        continue
      }
      let (new, old) = (edges[candidate], edges[chosen])
      if isMoreToTheRight(new.end &- new.start, old.end &- old.start, from: back) {
        best = candidate
      }
    }
    return best
  }

  /// Whether one direction comes before another when turning counter-clockwise on screen from `back`.
  private func isMoreToTheRight(
    _ first: GridPoint, _ second: GridPoint, from back: GridPoint
  ) -> Bool {
    func half(_ direction: GridPoint) -> Int {
      let turn = back.cross(direction)
      return turn < 0 || turn == 0 && back.dot(direction) > 0 ? 0 : 1
    }
    let (a, b) = (half(first), half(second))
    return a == b ? first.cross(second) < 0 : a < b
  }
}

// MARK: Curves

extension OutlineBuilder {
  /// Adds a contour of curves.
  private func append(_ contour: [GridEdge], to path: inout BezierPath) {
    let firstStart = contour.indices.first { index in
      !continues(contour[index], after: contour[index == 0 ? contour.count - 1 : index - 1])
    }
    let contour = Array(contour[(firstStart ?? 0)...] + contour[..<(firstStart ?? 0)])
    let start = corner(contour[contour.count - 1], contour[0])
    path.move(to: start)
    var (first, from) = (0, start)
    for index in contour.indices {
      let isLast = index == contour.count - 1
      guard isLast || !continues(contour[index + 1], after: contour[index]) else { continue }
      let end = isLast ? start : corner(contour[index], contour[index + 1])
      append(contour[first].from, contour[index].to, of: contour[first].curve, from, end, &path)
      (first, from) = (index + 1, end)
    }
    path.close()
  }

  /// Whether an edge continues the curve of the one before it.
  private func continues(_ edge: GridEdge, after previous: GridEdge) -> Bool {
    edge.curve == previous.curve && abs(edge.from - previous.to) < 1e-9
      && (edge.from < edge.to) == (previous.from < previous.to)
  }

  /// Adds the part of a curve between two parameters, moved to begin and end at points.
  private func append(
    _ low: Double, _ high: Double, of curve: Int, _ start: Vector2, _ end: Vector2,
    _ path: inout BezierPath
  ) {
    let curve = grid.curves[curve]
    guard !curve.isLine else { return path.addLine(to: end) }
    var part = curve.subsegment(from: Swift.min(low, high), to: Swift.max(low, high))
    if low > high { part = CubicSegment(part.p3, part.p2, part.p1, part.p0) }
    path.addCurve(
      to: end, control1: part.p1 + (start - part.p0), control2: part.p2 + (end - part.p3))
  }

  /// The point between two edges: a knot of either curve if there is one, which is more exact than the grid.
  private func corner(_ edge: GridEdge, _ next: GridEdge) -> Vector2 {
    grid.curves[edge.curve].end(edge.to) ?? grid.curves[next.curve].end(next.from)
      ?? grid.point(next.start)
  }
}

extension CubicSegment {
  /// The end at a parameter; `nil` between the ends.
  fileprivate func end(_ parameter: Double) -> Vector2? {
    parameter == 0 ? p0 : parameter == 1 ? p3 : nil
  }
}

extension GridPoint {
  func cross(_ other: GridPoint) -> Int64 { x &* other.y &- y &* other.x }

  func dot(_ other: GridPoint) -> Int64 { x &* other.x &+ y &* other.y }
}
