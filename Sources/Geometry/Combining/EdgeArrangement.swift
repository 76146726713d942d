/// Edges that meet only at their ends, each once, with what they mean for the areas at their sides.
struct EdgeArrangement {
  /// An edge with all edges that lie on it.
  private struct Line {
    /// The end with the smaller y, or of two such the one with the smaller x.
    var low: GridPoint
    var high: GridPoint
    /// The edges on it, in `edges`.
    var members: Range<Int>
  }

  private let edges: [GridEdge]
  private var lines: [Line] = []
  private let operandCount: Int
  /// Lines by stripes of y that they reach into.
  private var stripes: [[Int]] = []
  private var top: Int64 = 0
  private var stripeHeight: Int64 = 1

  init(_ edges: [GridEdge], operandCount: Int) {
    self.operandCount = operandCount
    self.edges = edges.sorted { first, second in
      let (a, b) = (EdgeArrangement.ends(of: first), EdgeArrangement.ends(of: second))
      return (a.low.y, a.low.x, a.high.y, a.high.x, first.operand, first.curve)
        < (b.low.y, b.low.x, b.high.y, b.high.x, second.operand, second.curve)
    }
    for index in self.edges.indices {
      let (low, high) = EdgeArrangement.ends(of: self.edges[index])
      if let last = lines.last, last.low == low, last.high == high {
        lines[lines.count - 1].members = last.members.lowerBound..<index + 1
      } else {
        lines.append(Line(low: low, high: high, members: index..<index + 1))
      }
    }
    fillStripes()
  }

  private static func ends(of edge: GridEdge) -> (low: GridPoint, high: GridPoint) {
    (edge.start.y, edge.start.x) < (edge.end.y, edge.end.x)
      ? (edge.start, edge.end) : (edge.end, edge.start)
  }

  private mutating func fillStripes() {
    top = lines.map(\.low.y).min() ?? 0
    let bottom = lines.map(\.high.y).max() ?? 0
    let count = Int64(Double(lines.count).squareRoot().clamped(to: 1...256))
    stripeHeight = max(1, (bottom - top) / count + 1)
    stripes = Array(repeating: [], count: Int(count) + 1)
    for (index, line) in lines.enumerated() {
      let range = (line.low.y - top) / stripeHeight...(line.high.y - top) / stripeHeight
      for stripe in range { stripes[Int(stripe)].append(index) }
    }
  }

  /// The edges between inside and outside, each with the inside to the right of who travels along it.
  func boundary(of combination: PathCombination) -> [GridEdge] {
    var result: [GridEdge] = []
    var windings = Array(repeating: 0, count: operandCount)
    for index in lines.indices {
      wind(&windings, beside: index)
      let line = lines[index]
      // The ray counted the side of greater x; for a horizontal line that of greater y, which is the other one.
      if line.low.y == line.high.y { add(line, -1, to: &windings) }
      let before = combination.contains(windings)
      add(line, 1, to: &windings)
      let after = combination.contains(windings)
      if before != after { result.append(edge(of: line, isReversed: before)) }
    }
    return result
  }

  /// The edge of a line, running from low to high or back.
  private func edge(of line: Line, isReversed: Bool) -> GridEdge {
    var edge = edges[line.members.lowerBound]
    if (edge.start == line.low) == isReversed {
      (edge.start, edge.end) = (edge.end, edge.start)
      (edge.from, edge.to) = (edge.to, edge.from)
    }
    return edge
  }

  /// Adds what it means to pass a line, from the right of who travels from low to high.
  private func add(_ line: Line, _ sign: Int, to windings: inout [Int]) {
    for member in line.members {
      windings[edges[member].operand] += edges[member].start == line.low ? sign : -sign
    }
  }

  /// Counts what a ray from the middle of a line to greater x passes, just below that middle.
  private func wind(_ windings: inout [Int], beside index: Int) {
    for operand in windings.indices { windings[operand] = 0 }
    let own = lines[index]
    let middle = own.low &+ own.high  // In half units.
    for other in stripes[Int(((middle.y >> 1) - top) / stripeHeight)] where other != index {
      let line = lines[other]
      guard line.low.y &* 2 <= middle.y, middle.y < line.high.y &* 2 else { continue }
      let direction = line.high &- line.low
      let offset = middle &- line.low &- line.low
      guard direction.x &* offset.y &- direction.y &* offset.x > 0 else { continue }
      add(line, 1, to: &windings)
    }
  }
}
