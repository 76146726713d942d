import Geometry

/// Operations on convex polygons, given as lists of corners.
enum ConvexPolygon {
  /// Clips a polygon to a half-plane, in which a linear function is not negative; empty if nothing is left.
  static func clip(_ corners: [Vector2], to halfPlane: Vector3) -> [Vector2] {
    let result = corners.clipped(where: halfPlane.value)
    return result.count > 2 ? result : []
  }

  /// The intersection of two polygons.
  static func intersection(_ first: [Vector2], _ second: [Vector2]) -> [Vector2] {
    var area = 0.0
    for (index, corner) in second.enumerated() {
      let next = second[(index + 1) % second.count]
      area += corner.x * next.y - corner.y * next.x
    }
    guard area != 0, area.isFinite else { return [] }
    var result = first
    for (index, corner) in second.enumerated() where !result.isEmpty {
      let edge = (second[(index + 1) % second.count] - corner) * (area < 0 ? -1 : 1)
      result = clip(
        result, to: Vector3(-edge.y, edge.x, corner.x * edge.y - corner.y * edge.x))
    }
    return result
  }
}
