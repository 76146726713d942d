/// Splits edges where they cross or touch, until they meet only at their ends.
struct EdgeSplitter {
  private(set) var edges: [GridEdge]
  /// Whether edges are swept from top to bottom, rather than from left to right.
  private let sweepsDown: Bool
  /// The split points of each edge.
  private var cuts: [(edge: Int, point: GridPoint)] = []
  /// The number of comparisons so far.
  private var work = 0

  /// Makes a splitter of edges; `nil` if there are too many.
  init?(_ edges: [GridEdge]) {
    guard edges.count <= EdgeLimits.edges * 2 else { return nil }
    self.edges = edges
    var (low, high) = (GridPoint(repeating: .max), GridPoint(repeating: .min))
    for edge in edges {
      low = pointwiseMin(low, edge.start)
      high = pointwiseMax(high, edge.start)
    }
    sweepsDown = !edges.isEmpty && high.y - low.y > high.x - low.x
  }

  /// Splits all edges; returns whether they stay within `EdgeLimits`.
  mutating func split() -> Bool {
    var isNew = Array(repeating: true, count: edges.count)
    for _ in 0..<EdgeLimits.passes {
      guard findCuts(of: isNew) else { return false }
      guard !cuts.isEmpty else { return true }
      isNew = apply()
    }
    return true
  }

  /// The extent of an edge along the sweep and across it.
  private struct Box {
    var along: ClosedRange<Int64>
    var across: ClosedRange<Int64>
    var edge: Int
    var isNew: Bool

    init(_ edge: GridEdge, _ index: Int, isNew: Bool, sweepsDown: Bool) {
      let (start, end) = (edge.start, edge.end)
      let x = Swift.min(start.x, end.x)...Swift.max(start.x, end.x)
      let y = Swift.min(start.y, end.y)...Swift.max(start.y, end.y)
      (along, across) = sweepsDown ? (y, x) : (x, y)
      (self.edge, self.isNew) = (index, isNew)
    }
  }

  /// Sweeps along the longer side and compares edges with overlapping boxes, at least one of them new; returns whether the
  /// comparisons and splits stay within `EdgeLimits`.
  private mutating func findCuts(of isNew: [Bool]) -> Bool {
    cuts.removeAll(keepingCapacity: true)
    var boxes = edges.indices.map { index in
      Box(edges[index], index, isNew: isNew[index], sweepsDown: sweepsDown)
    }
    boxes.sort { $0.along.lowerBound < $1.along.lowerBound }
    var active: [Box] = []
    for box in boxes {
      work += active.count
      guard work <= EdgeLimits.comparisons else { return false }
      var kept = 0
      for place in active.indices {
        let other = active[place]
        guard other.along.upperBound >= box.along.lowerBound else { continue }
        if kept != place { active[kept] = other }
        kept += 1
        if (other.isNew || box.isNew) && other.across.overlaps(box.across) {
          cut(box.edge, other.edge)
        }
      }
      active.removeLast(active.count - kept)
      guard cuts.count + edges.count <= EdgeLimits.cutEdges else { return false }
      active.append(box)
    }
    return true
  }

  /// Adds the split points of two edges that cross or touch.
  private mutating func cut(_ first: Int, _ second: Int) {
    let (a, b) = (edges[first], edges[second])
    let (a0, a1) = (side(of: a.start, b), side(of: a.end, b))
    let (b0, b1) = (side(of: b.start, a), side(of: b.end, a))
    if a0 == 0 { addCut(second, a.start) }
    if a1 == 0 { addCut(second, a.end) }
    if b0 == 0 { addCut(first, b.start) }
    if b1 == 0 { addCut(first, b.end) }
    guard a0 != 0, a1 != 0, b0 != 0, b1 != 0, (a0 < 0) != (a1 < 0), (b0 < 0) != (b1 < 0) else {
      return
    }
    let share = Double(a0) / (Double(a0) - Double(a1))
    let direction = a.end &- a.start
    let point =
      a.start
      &+ GridPoint(
        Int64((Double(direction.x) * share).rounded()),
        Int64((Double(direction.y) * share).rounded()))
    addCut(first, point)
    addCut(second, point)
  }

  /// Returns the signed area of a point and an edge; its sign is the side of the edge.
  private func side(of point: GridPoint, _ edge: GridEdge) -> Int64 {
    (edge.end &- edge.start).cross(point &- edge.start)
  }

  /// Adds a split point that is in the box of an edge and is not an end of it.
  private mutating func addCut(_ index: Int, _ point: GridPoint) {
    let edge = edges[index]
    guard point != edge.start, point != edge.end,
      point.x >= min(edge.start.x, edge.end.x), point.x <= max(edge.start.x, edge.end.x),
      point.y >= min(edge.start.y, edge.end.y), point.y <= max(edge.start.y, edge.end.y)
    else { return }
    cuts.append((index, point))
  }

  /// Replaces edges by their parts; returns for each whether it is new.
  private mutating func apply() -> [Bool] {
    var places = cuts.map { cut in (cut: cut, place: place(of: cut.point, on: edges[cut.edge])) }
    places.sort { first, second in
      first.cut.edge == second.cut.edge
        ? first.place < second.place : first.cut.edge < second.cut.edge
    }
    var pieces: [GridEdge] = []
    pieces.reserveCapacity(edges.count + places.count)
    var isNew: [Bool] = []
    isNew.reserveCapacity(edges.count + places.count)
    var next = 0
    for index in edges.indices {
      var rest = edges[index]
      while next < places.count, places[next].cut.edge == index {
        let (cut, place) = places[next]
        next += 1
        guard cut.point != rest.start, cut.point != rest.end else { continue }
        var piece = rest
        piece.end = cut.point
        piece.to = edges[index].from + (edges[index].to - edges[index].from) * place
        pieces.append(piece)
        (rest.start, rest.from) = (piece.end, piece.to)
      }
      if rest.start != rest.end { pieces.append(rest) }
      let isCut = rest.start != edges[index].start || rest.start == rest.end
      while isNew.count < pieces.count { isNew.append(isCut) }
    }
    edges = pieces
    return isNew
  }

  /// The position of a point along an edge, 0...1.
  private func place(of point: GridPoint, on edge: GridEdge) -> Double {
    let (direction, offset) = (edge.end &- edge.start, point &- edge.start)
    return abs(direction.x) > abs(direction.y)
      ? Double(offset.x) / Double(direction.x) : Double(offset.y) / Double(direction.y)
  }
}
