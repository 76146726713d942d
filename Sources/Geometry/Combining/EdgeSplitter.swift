/// Cuts edges where they cross or touch, until they meet only at their ends.
struct EdgeSplitter {
  private(set) var edges: [GridEdge]
  /// Where edges are cut, by edge.
  private var cuts: [(edge: Int, point: GridPoint)] = []

  /// Takes edges; `nil` if they are too many.
  init?(_ edges: [GridEdge]) {
    guard edges.count <= EdgeLimits.edges * 2 else { return nil }
    self.edges = edges
  }

  /// Cuts all edges; tells whether they did not become too many.
  mutating func split() -> Bool {
    for _ in 0..<EdgeLimits.passes {
      guard findCuts() else { return false }
      guard !cuts.isEmpty else { return true }
      apply()
    }
    return true
  }

  /// Sweeps from left to right and compares edges whose boxes overlap; `false` if there are too many cuts.
  private mutating func findCuts() -> Bool {
    cuts.removeAll(keepingCapacity: true)
    let order = edges.indices.sorted {
      min(edges[$0].start.x, edges[$0].end.x) < min(edges[$1].start.x, edges[$1].end.x)
    }
    var active: [Int] = []
    for index in order {
      let left = min(edges[index].start.x, edges[index].end.x)
      active.removeAll { max(edges[$0].start.x, edges[$0].end.x) < left }
      for other in active { cut(index, other) }
      guard cuts.count + edges.count <= EdgeLimits.cutEdges else { return false }
      active.append(index)
    }
    return true
  }

  /// Notes where two edges cut each other.
  private mutating func cut(_ first: Int, _ second: Int) {
    let (a, b) = (edges[first], edges[second])
    guard max(a.start.y, a.end.y) >= min(b.start.y, b.end.y),
      max(b.start.y, b.end.y) >= min(a.start.y, a.end.y)
    else { return }
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

  /// Which side of an edge's line a point is on: the sign, and the area that it spans with the edge.
  private func side(of point: GridPoint, _ edge: GridEdge) -> Int64 {
    let (direction, offset) = (edge.end &- edge.start, point &- edge.start)
    return direction.x &* offset.y &- direction.y &* offset.x
  }

  /// Notes a cut if the point is not an end of the edge and lies in its box.
  private mutating func addCut(_ index: Int, _ point: GridPoint) {
    let edge = edges[index]
    guard point != edge.start, point != edge.end,
      point.x >= min(edge.start.x, edge.end.x), point.x <= max(edge.start.x, edge.end.x),
      point.y >= min(edge.start.y, edge.end.y), point.y <= max(edge.start.y, edge.end.y)
    else { return }
    cuts.append((index, point))
  }

  /// Replaces edges by their pieces.
  private mutating func apply() {
    var places = cuts.map { cut in (cut: cut, place: place(of: cut.point, on: edges[cut.edge])) }
    places.sort { ($0.cut.edge, $0.place) < ($1.cut.edge, $1.place) }
    var pieces: [GridEdge] = []
    pieces.reserveCapacity(edges.count + places.count)
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
    }
    edges = pieces
  }

  /// How far along an edge a point is, 0...1.
  private func place(of point: GridPoint, on edge: GridEdge) -> Double {
    let (direction, offset) = (edge.end &- edge.start, point &- edge.start)
    return abs(direction.x) > abs(direction.y)
      ? Double(offset.x) / Double(direction.x) : Double(offset.y) / Double(direction.y)
  }
}
