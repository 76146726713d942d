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

/// The links between lines at points where exactly two lines end.
struct EdgeLinks {
  /// For each line, the link at its low end and then the one at its high end: twice the index of the linked line, plus
  /// one for its high end; -1 for none.
  private var links: [Int32]

  /// Links lines, given by the keys of their low and high ends and sorted by the low ones.
  init(_ lines: [(low: UInt64, high: UInt64)]) {
    var highs = lines.indices.map { (key: lines[$0].high, line: Int32($0)) }
    highs.sort { $0.key < $1.key }
    var links = Array(repeating: Int32(-1), count: lines.count * 2)
    var (low, high) = (0, 0)
    while low < lines.count || high < highs.count {
      let key = Swift.min(
        low < lines.count ? lines[low].low : .max, high < highs.count ? highs[high].key : .max)
      // The ends at one point.
      var (count, first, second) = (0, 0, 0)
      func add(_ end: Int) {
        (first, second) = count == 0 ? (end, second) : (first, end)
        count += 1
      }
      while low < lines.count, lines[low].low == key {
        add(low * 2)
        low += 1
      }
      while high < highs.count, highs[high].key == key {
        add(Int(highs[high].line) * 2 + 1)
        high += 1
      }
      if count == 2 { (links[first], links[second]) = (Int32(second), Int32(first)) }
    }
    self.links = links
  }

  /// Returns the line after another one, and whether it is entered at its low end.
  func next(after line: Int, throughHigh: Bool) -> (line: Int, entersLow: Bool)? {
    let link = Int(links[line * 2 + (throughHigh ? 1 : 0)])
    return link < 0 ? nil : (link / 2, link % 2 == 0)
  }
}

/// Horizontal stripes of the grid, each with the members that overlap it.
struct EdgeStripes {
  private let top: Int64
  private let height: Int64
  /// The start of each stripe's members, and the end of the last stripe's.
  private var starts: [Int32]
  private var list: [Int32]

  /// Sorts members by their ranges of y.
  init(_ spans: [ClosedRange<Int64>]) {
    let top = spans.reduce(Int64.max) { Swift.min($0, $1.lowerBound) }
    let bottom = spans.reduce(Int64.min) { Swift.max($0, $1.upperBound) }
    let count = Int64(Double(spans.count).squareRoot().clamped(to: 1...256))
    let height = spans.isEmpty ? 1 : Swift.max(1, (bottom - top) / count + 1)
    func stripes(_ span: ClosedRange<Int64>) -> ClosedRange<Int> {
      Int((span.lowerBound - top) / height)...Int((span.upperBound - top) / height)
    }
    var starts = Array(repeating: Int32(0), count: Int(count) + 2)
    for span in spans { for stripe in stripes(span) { starts[stripe + 1] += 1 } }
    for stripe in 1..<starts.count { starts[stripe] += starts[stripe - 1] }
    var next = starts
    var list = Array(repeating: Int32(0), count: Int(starts[starts.count - 1]))
    for (index, span) in spans.enumerated() {
      for stripe in stripes(span) {
        list[Int(next[stripe])] = Int32(index)
        next[stripe] += 1
      }
    }
    (self.top, self.height, self.starts, self.list) = (top, height, starts, list)
  }

  /// The members of the stripe at a height.
  func members(at y: Int64) -> ArraySlice<Int32> {
    let stripe = Int((y - top) / height)
    return list[Int(starts[stripe])..<Int(starts[stripe + 1])]
  }
}
