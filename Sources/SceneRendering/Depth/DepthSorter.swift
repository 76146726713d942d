import Geometry

/// Sorts planes in front of a camera back to front, for painter's algorithm.
///
/// Planes that do not intersect are ordered by their depths. Where two planes intersect, one of them is split along the
/// intersection: the part behind the other plane is drawn before it, the part in front of it afterward.
struct DepthSorter {
  /// A child of a group with depth sorting.
  struct Plane {
    /// The node of the child.
    var node: Int
    /// The depth of the child as a whole, in points.
    var depth = 0.0
    /// The reciprocal of the depth at a pixel, as a linear function of the pixel; `nil` for content that is not a plane.
    var inverseDepth: Vector3?
    /// The outline of the visible content, in pixels: a convex polygon.
    var outline: [Vector2]
  }

  /// A plane or a part of one.
  struct Part {
    /// The node of the plane.
    var node: Int
    /// The half-planes to which the plane is clipped: linear functions of the pixel that are not negative within.
    var halfPlanes: [Vector3] = []

    /// Whether the plane was split.
    var isSplit: Bool { !halfPlanes.isEmpty }
  }

  /// The largest number of parts of all planes; with more, intersecting planes are ordered by their depths.
  private static let maximumParts = 64

  private var partCount = 0

  /// The parts in drawing order, for planes sorted by falling depth.
  mutating func parts(of planes: [Plane]) -> [Part] {
    partCount = planes.count
    return sorted(planes.map { Piece(part: Part(node: $0.node), plane: $0) }).map(\.part)
  }

  /// Sorts pieces around the first one that others intersect, as in a BSP tree.
  private mutating func sorted(_ pieces: [Piece]) -> [Piece] {
    guard partCount < DepthSorter.maximumParts, let pivot = firstIntersected(pieces) else {
      return pieces
    }
    var (behind, inFront): ([Piece], [Piece]) = ([], [])
    for (index, piece) in pieces.enumerated() where index != pivot {
      switch piece.relation(to: pieces[pivot]) {
      case .disjoint: if index < pivot { behind.append(piece) } else { inFront.append(piece) }
      case .behind: behind.append(piece)
      case .inFront: inFront.append(piece)
      case .intersecting(let gap):
        partCount += 1
        if let part = piece.clipped(to: -gap) { behind.append(part) }
        if let part = piece.clipped(to: gap) { inFront.append(part) }
      }
    }
    return sorted(behind) + [pieces[pivot]] + sorted(inFront)
  }

  /// The index of the first piece that a later one intersects.
  private func firstIntersected(_ pieces: [Piece]) -> Int? {
    pieces.indices.first { index in
      pieces[(index + 1)...].contains { $0.intersects(pieces[index]) }
    }
  }
}
