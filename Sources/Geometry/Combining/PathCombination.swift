/// An operation that combines the areas of paths, named after SwiftUI's operations on `Path` since
/// iOS 17.
public enum PathCombination: String, Hashable, Sendable, CaseIterable {
  /// All paths as parts of one, without computing areas.
  case compound
  /// The points inside any path.
  case union
  /// The points inside the first path and no other.
  case subtracting
  /// The points inside all paths.
  case intersection
  /// The points inside an odd number of paths.
  case symmetricDifference

  /// Whether a point is inside, by the winding numbers of the paths around it.
  func contains(_ windings: [Int]) -> Bool {
    switch self {
    case .compound: windings.reduce(0, +) != 0
    case .union: windings.contains { $0 != 0 }
    case .subtracting: windings.first != 0 && !windings.dropFirst().contains { $0 != 0 }
    case .intersection: !windings.isEmpty && !windings.contains(0)
    case .symmetricDifference: windings.count { $0 != 0 } % 2 == 1
    }
  }
}

extension BezierPath {
  /// Returns the outline of the combined areas of paths; each is filled by the non-zero rule and
  /// closed if it is open.
  ///
  /// Curves stay curves: they are split at crossings only, with an error of 1/50000 of the size of all paths together.
  /// Contours that are not cut keep their knots, first vertex and direction, unless they are holes in a contour of the
  /// same direction, or side by side with others. Other contours run clockwise on screen around the inside. The outline
  /// does not cross itself. `nil` beyond `EdgeLimits`, and for paths that are not finite.
  public static func combined(
    _ operands: [BezierPath], by combination: PathCombination
  ) -> BezierPath? {
    guard combination != .compound, operands.count > 1 else {
      return operands.reduce(into: BezierPath()) { $0.append($1) }
    }
    let areas = relevant(operands, for: combination)
    if areas.isEmpty { return BezierPath() }
    guard var grid = EdgeGrid(areas), var splitter = EdgeSplitter(grid.edges(of: areas)),
      splitter.split(),
      let boundary = EdgeArrangement(splitter.edges, operandCount: areas.count)
        .boundary(of: combination)
    else { return nil }
    var counts = Array(repeating: 0, count: grid.sources.count)
    for edge in splitter.edges { counts[grid.sourceOfCurve[edge.curve]] += 1 }
    var builder = OutlineBuilder(boundary, grid, edgeCounts: counts)
    return builder.outline(of: areas)
  }

  /// The paths that affect the result: if no paths overlap, a subtraction depends on the first one
  /// only, and an intersection on none.
  private static func relevant(
    _ paths: [BezierPath], for combination: PathCombination
  ) -> [BezierPath] {
    switch combination {
    case .compound, .union, .symmetricDifference: return paths
    case .subtracting:
      let bounds = paths[0].controlBounds
      return [paths[0]] + paths.dropFirst().filter { bounds.meets($0.controlBounds) }
    case .intersection:
      let bounds = paths.map(\.controlBounds)
      let apart = bounds.indices.contains { index in
        bounds[..<index].contains { !$0.meets(bounds[index]) }
      }
      return apart ? [] : paths
    }
  }
}

/// The limits of combined areas; beyond them, paths are not combined.
enum EdgeLimits {
  /// The largest number of edges of all curves.
  static let edges = 8192
  /// The largest number of edges after splits at crossings.
  static let cutEdges = 20_000
  /// The largest number of edges of a curve.
  static let edgesOfCurve = 64
  /// The largest number of passes over all edges; a pass splits edges that cross because of the
  /// rounding in the previous pass.
  static let passes = 6
  /// The largest number of comparisons of edges in the search for crossings.
  static let comparisons = 250_000
  /// The largest number of comparisons of edges with rays.
  static let rayEdges = 250_000
}

extension Rect {
  /// Whether two rectangles share a point, or one of them is not finite.
  fileprivate func meets(_ other: Rect) -> Bool {
    !(maxX < other.minX || other.maxX < minX || maxY < other.minY || other.maxY < minY)
  }
}
