/// Edges that meet only at their ends, equal ones merged, with the areas at their sides.
struct EdgeArrangement {
  /// A line and all edges on it.
  private struct Line {
    /// The end with the smaller y, or with the smaller x for equal y.
    var low: GridPoint
    var high: GridPoint
    /// The edges on it, in `edges`.
    var members: Range<Int>
  }

  /// Whether the areas at both sides of a line are inside.
  private struct Sides {
    /// The side on the right when looking from the high end to the low one.
    var before: Bool
    var after: Bool
  }

  private let edges: [GridEdge]
  private var lines: [Line] = []
  private let operandCount: Int
  private let stripes: EdgeStripes

  /// Arranges edges that are sorted by operand and curve.
  init(_ edges: [GridEdge], operandCount: Int) {
    self.operandCount = operandCount
    var order = edges.indices.map { index in
      let (first, second) = (edges[index].start.key, edges[index].end.key)
      return (low: Swift.min(first, second), high: Swift.max(first, second), edge: index)
    }
    order.sort { $0 < $1 }
    self.edges = order.map { edges[$0.edge] }
    lines.reserveCapacity(order.count)
    for (index, entry) in order.enumerated() {
      if index > 0, order[index - 1].low == entry.low, order[index - 1].high == entry.high {
        lines[lines.count - 1].members = lines[lines.count - 1].members.lowerBound..<index + 1
      } else {
        let edge = edges[entry.edge]
        let isRising = edge.start.key == entry.low
        lines.append(
          Line(
            low: isRising ? edge.start : edge.end, high: isRising ? edge.end : edge.start,
            members: index..<index + 1))
      }
    }
    stripes = EdgeStripes(lines.map { $0.low.y...$0.high.y })
  }

  /// The edges between inside and outside, each with the inside on its right; `nil` beyond `EdgeLimits`.
  func boundary(of combination: PathCombination) -> [GridEdge]? {
    let links = EdgeLinks(lines.map { ($0.low.key, $0.high.key) })
    var sides: [Sides?] = Array(repeating: nil, count: lines.count)
    var windings = Array(repeating: 0, count: operandCount)
    var work = 0
    for index in lines.indices where sides[index] == nil {
      let line = lines[index]
      work += stripes.members(at: (line.low.y &+ line.high.y) >> 1).count
      guard work <= EdgeLimits.rayEdges else { return nil }
      wind(&windings, beside: index)
      // The ray finds the side of greater x; for a horizontal line the side of greater y, which is the other one.
      if line.low.y == line.high.y { add(line, -1, to: &windings) }
      let before = combination.contains(windings)
      add(line, 1, to: &windings)
      sides[index] = Sides(before: before, after: combination.contains(windings))
      spread(&sides, from: index, throughHigh: true, links)
      spread(&sides, from: index, throughHigh: false, links)
    }
    var result: [GridEdge] = []
    for index in lines.indices {
      guard let side = sides[index], side.before != side.after else { continue }
      result.append(edge(of: lines[index], isReversed: side.before))
    }
    return result
  }

  /// Copies the sides of a line to all lines linked with it, because these separate the same areas.
  private func spread(
    _ sides: inout [Sides?], from index: Int, throughHigh: Bool, _ links: EdgeLinks
  ) {
    var (current, leavesHigh) = (index, throughHigh)
    while let (next, entersLow) = links.next(after: current, throughHigh: leavesHigh),
      sides[next] == nil, let own = sides[current]
    {
      sides[next] =
        leavesHigh == entersLow ? own : Sides(before: own.after, after: own.before)
      (current, leavesHigh) = (next, entersLow)
    }
  }

  /// The edge of a line, from low to high or back.
  private func edge(of line: Line, isReversed: Bool) -> GridEdge {
    var edge = edges[line.members.lowerBound]
    if (edge.start == line.low) == isReversed {
      (edge.start, edge.end) = (edge.end, edge.start)
      (edge.from, edge.to) = (edge.to, edge.from)
    }
    return edge
  }

  /// Adds the winding number of an edge: +1 upward, -1 downward.
  private func add(_ line: Line, _ sign: Int, to windings: inout [Int]) {
    for member in line.members {
      windings[edges[member].operand] += edges[member].start == line.low ? sign : -sign
    }
  }

  /// Adds the winding numbers of all lines that cross a ray from just below the middle of a line to greater x.
  private func wind(_ windings: inout [Int], beside index: Int) {
    for operand in windings.indices { windings[operand] = 0 }
    let own = lines[index]
    let middle = own.low &+ own.high  // In half units.
    for other in stripes.members(at: middle.y >> 1) where Int(other) != index {
      let line = lines[Int(other)]
      guard line.low.y &* 2 <= middle.y, middle.y < line.high.y &* 2 else { continue }
      guard (line.high &- line.low).cross(middle &- line.low &- line.low) > 0 else { continue }
      add(line, 1, to: &windings)
    }
  }
}
