import Geometry

/// A child of a group with depth sorting, or a part of one.
struct DepthPlane {
  /// The node of the child.
  var node: Int
  /// The depth of the child as a whole, in points.
  var depth = 0.0
  /// The reciprocal of the depth at a pixel, as a linear function of the pixel; `nil` for content that is not a plane.
  var inverseDepth: Vector3?
  /// The outline of the visible content, in pixels: a convex polygon.
  var outline: [Vector2]
  /// The half-planes to which a part is clipped: linear functions of the pixel that are not negative within.
  var halfPlanes: [Vector3] = []

  /// The position of a plane relative to another one.
  enum Relation {
    /// The planes do not overlap in the picture.
    case disjoint
    /// The plane is behind the other one.
    case behind
    /// The plane is in front of the other one.
    case inFront
    /// The plane is in front of the other one where a linear function of the pixel is positive, and behind it elsewhere.
    case intersecting(Vector3)
  }

  /// The part within a half-plane; `nil` if nothing is left.
  func clipped(to halfPlane: Vector3) -> DepthPlane? {
    var part = self
    part.halfPlanes.append(halfPlane)
    part.outline = ConvexPolygon.clip(outline, to: halfPlane)
    return part.outline.isEmpty ? nil : part
  }

  /// Whether the plane intersects another one.
  func intersects(_ other: DepthPlane) -> Bool {
    guard mayIntersect(other), case .intersecting = relation(to: other) else { return false }
    return true
  }

  /// Whether both outlines have points in front of and behind the other plane: a test that is cheaper than `relation`
  /// and false for most planes.
  private func mayIntersect(_ other: DepthPlane) -> Bool {
    guard let own = inverseDepth, let theirs = other.inverseDepth else { return false }
    let gap = own - theirs
    func hasBothSigns(_ outline: [Vector2]) -> Bool {
      outline.contains { gap.value(at: $0) > 0 } && outline.contains { gap.value(at: $0) < 0 }
    }
    return hasBothSigns(outline) && hasBothSigns(other.outline)
  }

  /// The relation of the plane to another one where both are visible.
  func relation(to other: DepthPlane) -> Relation {
    guard let own = inverseDepth, let theirs = other.inverseDepth, node != other.node else {
      return .disjoint
    }
    let gap = own - theirs
    let shared = ConvexPolygon.intersection(outline, other.outline)
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
