/// How areas of paths are combined; named as the operations on `Path` that SwiftUI has since iOS 17.
public enum PathCombination: String, Hashable, Sendable, CaseIterable {
  /// No area is computed: all paths are parts of one.
  case compound
  /// What is inside any path.
  case union
  /// What is inside the first path and no other.
  case subtracting
  /// What is inside all paths.
  case intersection
  /// What is inside an odd number of paths.
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
  /// The outline of the combined areas of paths, each filled by the non-zero rule and closed where it is open.
  ///
  /// Curves stay curves: they are only cut where outlines cross, as near to the true place as 1/50000 of the size of
  /// all paths together. The outline does not cross itself; it runs clockwise on screen around what is inside.
  /// `nil` for what is too large to be computed (`EdgeLimits`), or not finite.
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
    var builder = OutlineBuilder(boundary, grid)
    return builder.outline()
  }

  /// The paths that areas depend on: of those that lie apart, a subtraction needs only the first one, and an
  /// intersection none.
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

/// How much is computed when areas are combined; beyond it paths are left as they are.
enum EdgeLimits {
  /// Straight edges of all curves together.
  static let edges = 8192
  /// Edges after they were cut at crossings.
  static let cutEdges = 20_000
  /// Edges of one curve.
  static let edgesOfCurve = 64
  /// Passes over all edges; a pass cuts what the rounding of the one before made cross.
  static let passes = 6
  /// Comparisons of edges when crossings are looked for.
  static let comparisons = 250_000
  /// Edges that rays are compared with when areas are told apart.
  static let rayEdges = 250_000
}

extension Rect {
  /// Whether two rectangles have a point in common, or one of them is not finite.
  fileprivate func meets(_ other: Rect) -> Bool {
    !(maxX < other.minX || other.maxX < minX || maxY < other.minY || other.maxY < minY)
  }
}
