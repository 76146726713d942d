import Geometry
import SceneModel

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
