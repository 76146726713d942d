import Geometry

extension DepthSorter {
  /// A part of a plane, with its remaining outline.
  struct Piece {
    var part: Part
    var plane: Plane

    /// The piece within a half-plane; `nil` if nothing is left.
    func clipped(to halfPlane: Vector3) -> Piece? {
      var piece = self
      piece.part.halfPlanes.append(halfPlane)
      piece.plane.outline = ConvexPolygon.clip(plane.outline, to: halfPlane)
      return piece.plane.outline.isEmpty ? nil : piece
    }

    /// Whether the piece intersects another one.
    func intersects(_ other: Piece) -> Bool {
      guard mayIntersect(other), case .intersecting = relation(to: other) else { return false }
      return true
    }

    /// Whether both outlines have points in front of and behind the other plane: a test that is cheaper than `relation`
    /// and false for most pieces.
    private func mayIntersect(_ other: Piece) -> Bool {
      guard let own = plane.inverseDepth, let theirs = other.plane.inverseDepth else {
        return false
      }
      let gap = own - theirs
      func hasBothSigns(_ outline: [Vector2]) -> Bool {
        outline.contains { gap.value(at: $0) > 0 } && outline.contains { gap.value(at: $0) < 0 }
      }
      return hasBothSigns(plane.outline) && hasBothSigns(other.plane.outline)
    }

    /// The relation of the piece to another one where both are visible.
    func relation(to other: Piece) -> Relation {
      guard let own = plane.inverseDepth, let theirs = other.plane.inverseDepth,
        plane.node != other.plane.node
      else { return .disjoint }
      let gap = own - theirs
      let shared = ConvexPolygon.intersection(plane.outline, other.plane.outline)
      guard !shared.isEmpty else { return .disjoint }
      var (lowest, highest) = (0.0, 0.0)
      for corner in shared {
        // Relative to the inverse depths, so that planes that touch along an edge do not split each other.
        let size = max(abs(own.value(at: corner)), abs(theirs.value(at: corner)))
        let relativeGap = size > 0 ? gap.value(at: corner) / size : 0
        (lowest, highest) = (min(lowest, relativeGap), max(highest, relativeGap))
      }
      let tolerance = 1e-4
      if lowest < -tolerance, highest > tolerance { return .intersecting(gap) }
      return highest > -lowest ? .inFront : .behind
    }
  }

  /// The position of a piece relative to another one.
  enum Relation {
    /// The pieces do not overlap in the picture.
    case disjoint
    /// The piece is behind the other one.
    case behind
    /// The piece is in front of the other one.
    case inFront
    /// The piece is in front of the other one where a linear function of the pixel is positive, and behind it elsewhere.
    case intersecting(Vector3)
  }
}
