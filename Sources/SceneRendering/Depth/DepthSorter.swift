import Geometry

/// Sorts planes in front of a camera back to front, for painter's algorithm.
///
/// Planes that do not intersect are ordered by their depths. Where two planes intersect, one of them is split along the
/// intersection: the part behind the other plane is drawn before it, the part in front of it afterward.
struct DepthSorter {
  /// The largest number of parts of all planes; with more, intersecting planes are ordered by their depths.
  private static let maximumParts = 64

  private var partCount = 0

  /// The parts in drawing order, for planes sorted by falling depth.
  mutating func parts(of planes: [DepthPlane]) -> [DepthPlane] {
    partCount = planes.count
    return sorted(planes)
  }

  /// Sorts planes around the first one that others intersect, as in a BSP tree.
  private mutating func sorted(_ planes: [DepthPlane]) -> [DepthPlane] {
    guard partCount < DepthSorter.maximumParts, let pivot = firstIntersected(planes) else {
      return planes
    }
    var (behind, inFront): ([DepthPlane], [DepthPlane]) = ([], [])
    for (index, plane) in planes.enumerated() where index != pivot {
      switch plane.relation(to: planes[pivot]) {
      case .disjoint: if index < pivot { behind.append(plane) } else { inFront.append(plane) }
      case .behind: behind.append(plane)
      case .inFront: inFront.append(plane)
      case .intersecting(let gap):
        partCount += 1
        if let part = plane.clipped(to: -gap) { behind.append(part) }
        if let part = plane.clipped(to: gap) { inFront.append(part) }
      }
    }
    return sorted(behind) + [planes[pivot]] + sorted(inFront)
  }

  /// The index of the first plane that a later one intersects.
  private func firstIntersected(_ planes: [DepthPlane]) -> Int? {
    planes.indices.first { index in
      planes[(index + 1)...].contains { $0.intersects(planes[index]) }
    }
  }
}

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
    part.outline = outline.clipped(to: halfPlane)
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
    let shared = outline.intersection(other.outline)
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

// Convex polygons, given by their corners.
extension [Vector2] {
  /// The part in a half-plane, in which a linear function is not negative; empty if nothing is left.
  func clipped(to halfPlane: Vector3) -> [Vector2] {
    let result = clipped(where: halfPlane.value)
    return result.count > 2 ? result : []
  }

  /// The intersection with another polygon.
  func intersection(_ other: [Vector2]) -> [Vector2] {
    var area = 0.0
    for (index, corner) in other.enumerated() {
      let next = other[(index + 1) % other.count]
      area += corner.x * next.y - corner.y * next.x
    }
    guard area != 0, area.isFinite else { return [] }
    var result = self
    for (index, corner) in other.enumerated() where !result.isEmpty {
      let edge = (other[(index + 1) % other.count] - corner) * (area < 0 ? -1 : 1)
      result = result.clipped(
        to: Vector3(-edge.y, edge.x, corner.x * edge.y - corner.y * edge.x))
    }
    return result
  }
}
