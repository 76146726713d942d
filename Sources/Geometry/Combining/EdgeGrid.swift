/// A point of the integer grid on which crossings are computed without error.
typealias GridPoint = SIMD2<Int64>

extension GridPoint {
  /// A unique number that orders points by y and then by x.
  var key: UInt64 { UInt64(bitPattern: (y &+ 1 << 30) << 32 | (x &+ 1 << 30)) }
}

/// A straight part of a curve on the grid.
struct GridEdge {
  var start: GridPoint
  var end: GridPoint
  /// The index of its path.
  var operand: Int
  /// The index of its curve in `EdgeGrid.curves`.
  var curve: Int
  /// The parameter of the curve at `start`.
  var from: Double
  /// The parameter of the curve at `end`.
  var to: Double
}

/// The grid over all paths, and their curves.
struct EdgeGrid {
  /// The largest coordinate; products of differences of doubled coordinates then fit into 64 bits.
  private static let reach = Double(1 << 28)

  /// A contour of a path.
  struct Source {
    var operand: Int
    /// The index in the path's contours.
    var contour: Int
  }

  /// The curves of all paths, by contour.
  private(set) var curves: [CubicSegment] = []
  /// The contours of all paths with more than one knot.
  private(set) var sources: [Source] = []
  /// The index in `sources` of each curve's contour.
  private(set) var sourceOfCurve: [Int] = []
  private let center: Vector2
  private let scale: Double
  /// The largest distance of edges from their curves, in points.
  let tolerance: Double

  /// Makes the grid over paths; `nil` for paths that are not finite or have no extent.
  init?(_ paths: [BezierPath]) {
    let bounds = paths.reduce(Rect.empty) { $0.union($1.controlBounds) }
    let extent = Swift.max(bounds.width, bounds.height)
    guard !bounds.isEmpty, extent > 0, extent.isFinite, bounds.center.x.isFinite,
      bounds.center.y.isFinite, (EdgeGrid.reach / extent).isFinite,
      paths.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    else { return nil }
    center = bounds.center
    scale = EdgeGrid.reach / extent
    tolerance = extent / 50_000
  }

  /// The nearest point of the grid.
  func gridPoint(_ point: Vector2) -> GridPoint {
    GridPoint(
      Int64(((point.x - center.x) * scale).rounded()),
      Int64(((point.y - center.y) * scale).rounded()))
  }

  /// The position of a point of the grid, in points.
  func point(_ point: GridPoint) -> Vector2 {
    Vector2(Double(point.x) / scale + center.x, Double(point.y) / scale + center.y)
  }

  /// A length in units of the grid.
  func units(_ length: Double) -> Double { length * scale }

  /// The straight edges of all paths.
  mutating func edges(of paths: [BezierPath]) -> [GridEdge] {
    for (operand, path) in paths.enumerated() {
      for (place, contour) in path.contours.enumerated() where contour.knotCount > 1 {
        sources.append(Source(operand: operand, contour: place))
        for index in 0..<contour.knotCount {
          var curve = path.segment(index, of: contour)
          if !contour.isClosed && index == contour.knotCount - 1 {
            curve = CubicSegment(curve.p0, curve.p0, curve.p3, curve.p3)
          }
          curves.append(curve)
          sourceOfCurve.append(sources.count - 1)
        }
      }
    }
    let counts = curves.map { edgeCount(of: $0) }
    let share = Swift.min(1, Double(EdgeLimits.edges) / Double(Swift.max(counts.reduce(0, +), 1)))
    var edges: [GridEdge] = []
    for index in curves.indices {
      let count = Swift.max(1, Int(Double(counts[index]) * share))
      append(
        to: &edges, curve: index, operand: sources[sourceOfCurve[index]].operand, count: count)
    }
    return edges
  }

  /// The number of edges of a curve.
  private func edgeCount(of curve: CubicSegment) -> Int {
    guard !curve.isLine else { return 1 }
    let bend = Swift.max(
      (curve.p0 - curve.p1 * 2 + curve.p2).length, (curve.p1 - curve.p2 * 2 + curve.p3).length)
    let count = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    return Int(count.clamped(to: 1...Double(EdgeLimits.edgesOfCurve)))
  }

  private func append(
    to edges: inout [GridEdge], curve index: Int, operand: Int, count: Int
  ) {
    let curve = curves[index]
    var edge = GridEdge(
      start: gridPoint(curve.p0), end: .zero, operand: operand, curve: index, from: 0, to: 0)
    for step in 1...count {
      edge.to = Double(step) / Double(count)
      edge.end = gridPoint(step == count ? curve.p3 : curve.point(at: edge.to))
      guard edge.end != edge.start else { continue }
      edges.append(edge)
      (edge.start, edge.from) = (edge.end, edge.to)
    }
  }
}
