import Geometry

/// Operations on convex polygons, given as lists of corners.
enum ConvexPolygon {
  /// Clips a polygon to a half-plane, in which a linear function is not negative; empty if nothing is left.
  static func clip(_ corners: [Vector2], to halfPlane: Vector3) -> [Vector2] {
    var result: [Vector2] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (value, nextValue) = (halfPlane.value(at: corner), halfPlane.value(at: next))
      if value >= 0 { result.append(corner) }
      if value * nextValue < 0 {
        result.append(corner.interpolated(to: next, progress: value / (value - nextValue)))
      }
    }
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

extension Vector3 {
  /// The value at a point of the linear function with these coefficients: x and y of the coordinates, z constant.
  func value(at point: Vector2) -> Double { x * point.x + y * point.y + z }
}
