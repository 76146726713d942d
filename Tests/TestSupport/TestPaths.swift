package import Geometry

/// A closed polygon.
package func polygon(_ points: [Vector2]) -> BezierPath {
  var path = BezierPath()
  path.beginContour(isClosed: true)
  for point in points { path.addCorner(point) }
  return path
}

/// An upright rectangle.
package func rectangle(
  _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double
) -> BezierPath {
  polygon([
    Vector2(minX, minY), Vector2(maxX, minY), Vector2(maxX, maxY), Vector2(minX, maxY),
  ])
}

/// A circle of four curves.
package func circle(_ center: Vector2, _ radius: Double) -> BezierPath {
  let handle = radius * 0.552_284_749_8
  var path = BezierPath()
  path.beginContour(isClosed: true)
  for quarter in 0..<4 {
    let direction = Vector2(angle: Double(quarter) * .pi / 2)
    let vertex = center + direction * radius
    let tangent = direction.perpendicular * handle
    path.addKnot(vertex, in: vertex - tangent, out: vertex + tangent)
  }
  return path
}
