import Geometry
import SceneModel

// Joins: the pieces of an outline between two segments.
extension StrokeOutliner {
  /// The largest cross product of two unit directions that need no join.
  private static let smoothTurn = 1e-3

  /// Adds the join from the last sample to one at the same position.
  mutating func addJoin(to sample: Sample) {
    let (start, oldLeft, oldRight) = (last, lastLeft, lastRight)
    move(to: sample)
    let cross = start.direction.cross(sample.direction)
    let dot = start.direction.dot(sample.direction)
    if abs(cross) < StrokeOutliner.smoothTurn, dot > 0 {
      edges.addEdge(oldLeft, lastLeft)
      edges.addEdge(lastRight, oldRight)
      return
    }
    let pivot = transform.apply(sample.position)
    let join = sample.isCusp && hairline == nil ? .round : join
    if cross > 0 {
      edges.addEdge(oldLeft, pivot)
      edges.addEdge(pivot, lastLeft)
      addOuterJoin(
        sample.position, -offset(sample), -offset(start), lastRight, oldRight, join, cosine: dot)
    } else {
      edges.addEdge(lastRight, pivot)
      edges.addEdge(pivot, oldRight)
      addOuterJoin(
        sample.position, offset(start), offset(sample), oldLeft, lastLeft, join, cosine: dot)
    }
  }

  /// Adds the outer side of a join: edges from `startPoint` to `endPoint`, which are `center` plus `start` and `end`.
  private func addOuterJoin(
    _ center: Vector2, _ start: Vector2, _ end: Vector2, _ startPoint: Vector2,
    _ endPoint: Vector2, _ join: LineJoin, cosine: Double
  ) {
    switch join {
    case .round:
      addArc(center, start, end, startPoint, endPoint)
    case .miter where miterLimit * miterLimit * (1 + cosine) >= 2:
      let tip = transform.apply(center + (start + end) / (1 + cosine))
      edges.addEdge(startPoint, tip)
      edges.addEdge(tip, endPoint)
    case .miter, .bevel:
      edges.addEdge(startPoint, endPoint)
    }
  }

  /// Adds a counterclockwise arc of at most half a turn about a center, from one offset to another
  /// of the same length.
  func addArc(
    _ center: Vector2, _ start: Vector2, _ end: Vector2, _ startPoint: Vector2, _ endPoint: Vector2
  ) {
    let angle = arccosine(start.dot(end) / (radius * radius))
    let steps = (angle / arcStep).rounded(.up)
    guard steps > 1, steps < 10_000 else {
      edges.addEdge(startPoint, endPoint)
      return
    }
    let rotation = Vector2(angle: -angle / steps)
    var offset = start
    var from = startPoint
    for _ in 1..<Int(steps) {
      offset = Vector2(
        offset.x * rotation.x - offset.y * rotation.y,
        offset.x * rotation.y + offset.y * rotation.x)
      let to = transform.apply(center + offset)
      edges.addEdge(from, to)
      from = to
    }
    edges.addEdge(from, endPoint)
  }
}

// Caps: the pieces of an outline at the ends of an open line.
extension StrokeOutliner {
  /// Adds the caps at the first and at the last sample.
  func addCaps() {
    let side = offset(first)
    addCap(
      first.position, first.direction * -capLength(first), transform.apply(first.position - side),
      transform.apply(first.position + side), from: -side)
    addCap(
      last.position, last.direction * capLength(last), lastLeft, lastRight, from: offset(last))
  }

  private func capLength(_ sample: Sample) -> Double {
    hairline.map { $0.capLength(sample.direction) } ?? radius
  }

  /// Adds a cap that extends by `outward`: edges from `start` to `end`, the first of which is at `center` plus `side`.
  private func addCap(
    _ center: Vector2, _ outward: Vector2, _ start: Vector2, _ end: Vector2, from side: Vector2
  ) {
    switch cap {
    case .butt:
      edges.addEdge(start, end)
    case .round:
      let tip = transform.apply(center + outward)
      addArc(center, side, outward, start, tip)
      addArc(center, outward, -side, tip, end)
    case .square:
      let near = transform.apply(center + side + outward)
      let far = transform.apply(center - side + outward)
      edges.addEdge(start, near)
      edges.addEdge(near, far)
      edges.addEdge(far, end)
    }
  }
}
