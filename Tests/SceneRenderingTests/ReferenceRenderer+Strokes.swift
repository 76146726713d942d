import Geometry
import SceneModel

// Strokes without dashes, as unions of convex pieces.
extension ReferenceRenderer {
  /// The outline of a stroke: pieces of the same orientation, which unite under the non-zero rule.
  func outline(of path: BezierPath, _ style: StrokeStyle) -> BezierPath {
    var result = BezierPath()
    for piece in path.contours.flatMap({ pieces(of: $0, path, style) }) {
      let area = piece.indices.reduce(0) { sum, index in
        sum + piece[index].cross(piece[(index + 1) % piece.count])
      }
      result.beginContour(isClosed: true)
      for corner in area > 0 ? piece : piece.reversed() { result.addCorner(corner) }
    }
    return result
  }

  private func pieces(
    of contour: BezierPath.Contour, _ path: BezierPath, _ style: StrokeStyle
  ) -> [[Vector2]] {
    var points: [Vector2] = []
    for index in 0..<contour.segmentCount {
      let segment = path.segment(index, of: contour)
      if points.isEmpty { points.append(segment.p0) }
      let count = segment.isLine ? 1 : 48
      for step in 1...count { points.append(segment.point(at: Double(step) / Double(count))) }
    }
    points = points.reduce(into: []) { list, point in
      if list.last.map({ $0.distance(to: point) > 1e-9 }) ?? true { list.append(point) }
    }
    if contour.isClosed, let first = points.first, let last = points.last,
      first.distance(to: last) < 1e-9
    {
      points.removeLast()
    }
    guard points.count > 1 else { return [] }
    let half = style.width / 2
    let ends = contour.isClosed ? points.count : points.count - 1
    let lines = (0..<ends).map { (points[$0], points[($0 + 1) % points.count]) }
    var pieces: [[Vector2]] = []
    for (index, (start, end)) in lines.enumerated() {
      let direction = (end - start) / (end - start).length
      let isSquare = style.cap == .square && !contour.isClosed
      let low = isSquare && index == 0 ? start - direction * half : start
      let high = isSquare && index == lines.count - 1 ? end + direction * half : end
      let side = Vector2(-direction.y, direction.x) * half
      pieces.append([low + side, high + side, high - side, low - side])
      guard index + 1 < lines.count || contour.isClosed else { continue }
      let next = lines[(index + 1) % lines.count]
      let after = (next.1 - next.0) / (next.1 - next.0).length
      pieces.append(join(end, direction, after, style))
    }
    if style.cap == .round, !contour.isClosed {
      pieces += [disc(points[0], half), disc(points[points.count - 1], half)]
    }
    return pieces
  }

  /// The outer side of the join between two unit directions.
  private func join(
    _ corner: Vector2, _ before: Vector2, _ after: Vector2, _ style: StrokeStyle
  ) -> [Vector2] {
    let half = style.width / 2
    guard style.join != .round else { return disc(corner, half) }
    let outside = before.cross(after) > 0 ? -half : half
    let first = Vector2(-before.y, before.x) * outside
    let second = Vector2(-after.y, after.x) * outside
    let dot = before.dot(after)
    let ratio = (2 / max(1 + dot, 1e-12)).squareRoot()
    guard style.join == .miter, ratio <= style.miterLimit else {
      return [corner, corner + first, corner + second]
    }
    let tip = corner + (first + second) / (1 + dot)
    return [corner, corner + first, tip, corner + second]
  }

  private func disc(_ center: Vector2, _ radius: Double) -> [Vector2] {
    (0..<96).map { center + Vector2(angle: Double($0) / 96 * 2 * .pi) * radius }
  }
}
