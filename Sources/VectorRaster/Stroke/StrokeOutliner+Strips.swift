import Geometry

// The straight pieces of an outline: a strip on each side of the centerline.
extension StrokeOutliner {
  /// Adds the strips on both sides of the line from the last sample.
  mutating func addStrips(to sample: Sample) {
    let (start, oldLeft, oldRight) = (last, lastLeft, lastRight)
    move(to: sample)
    edges.addEdge(oldLeft, lastLeft)
    edges.addEdge(lastRight, oldRight)
    let chord = sample.position - start.position
    let turn = offset(sample) - offset(start)
    // In a bend tighter than half the width, the inner side runs backwards beyond the center of curvature.
    if (chord + turn).dot(chord) < 0 {
      reverseTriangle(oldLeft, lastLeft, apex: centerOfCurvature(start, sample, side: 1, turn))
    }
    if (chord - turn).dot(chord) < 0 {
      reverseTriangle(lastRight, oldRight, apex: centerOfCurvature(start, sample, side: -1, turn))
    }
  }

  /// The intersection of the normals of two samples, in pixels of the box.
  private func centerOfCurvature(
    _ start: Sample, _ end: Sample, side: Double, _ turn: Vector2
  ) -> Vector2 {
    let chord = end.position - start.position
    let square = chord.dot(chord)
    let share = side * square / (square - (chord + turn * side).dot(chord))
    let sum = start.position + end.position + (offset(start) + offset(end)) * share
    return transform.apply(sum / 2)
  }

  /// Changes the winding number of a triangle from -1 to +1.
  private func reverseTriangle(_ a: Vector2, _ b: Vector2, apex: Vector2) {
    for _ in 0..<2 {
      edges.addEdge(b, a)
      edges.addEdge(apex, b)
      edges.addEdge(a, apex)
    }
  }
}
