extension BezierPath {
  /// Returns the path with the vertices of each contour moved to its center and the handles moved away from it.
  ///
  /// An amount of 1 is After Effects' 100 %. Positive values pucker, negative ones bloat.
  public func puckered(amount: Double) -> BezierPath {
    guard amount != 0 else { return self }
    var result = self
    for contour in contours where contour.knotCount > 0 {
      let knots = contour.firstKnot..<contour.firstKnot + contour.knotCount
      let sum = knots.reduce(Vector2.zero) { $0 + points[$1 * 3 + 1] }
      let center = sum / Double(contour.knotCount)
      for knot in knots {
        let vertex = knot * 3 + 1
        result.points[vertex] = points[vertex].interpolated(to: center, progress: amount)
        result.points[vertex - 1] = points[vertex - 1].interpolated(to: center, progress: -amount)
        result.points[vertex + 1] = points[vertex + 1].interpolated(to: center, progress: -amount)
      }
    }
    return result
  }
}
