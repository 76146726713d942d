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
