/// The form of a zig-zag's ridges.
public enum ZigZagCorner: String, Hashable, Sendable, CaseIterable {
  /// Straight lines.
  case corner
  /// Curves.
  case smooth
}

extension BezierPath {
  /// Returns the path with ridges along every segment, as lottie-web draws them.
  ///
  /// - Parameters:
  ///   - amplitude: The distance of ridges from the path, in points.
  ///   - ridges: The number of ridges on a segment; clamped to `maximumRidges`.
  ///   - corner: The form of the ridges.
  public func zigZagged(amplitude: Double, ridges: Double, corner: ZigZagCorner) -> BezierPath {
    guard amplitude != 0 else { return self }
    let most = Swift.min(
      BezierPath.maximumRidges, Double(BezierPath.maximumKnots / Swift.max(1, knotCount)))
    let count = ridges.isFinite ? Int(ridges.rounded().clamped(to: 0...most)) : 0
    var result = BezierPath()
    for contour in contours where contour.segmentCount > 0 {
      let walk = ZigZagWalk(
        path: self, contour: contour, amplitude: amplitude, ridges: count,
        isSmooth: corner == .smooth)
      walk.append(to: &result)
    }
    return result
  }

  /// The largest number of ridges of a segment.
  static let maximumRidges = 1_000.0
  /// The largest number of knots of a modified path; beyond it, modifiers return the path unchanged
  /// or add fewer knots.
  static let maximumKnots = 20_000
}

/// Adds ridges to alternating sides of a contour.
private struct ZigZagWalk {
  let path: BezierPath
  let contour: BezierPath.Contour
  let amplitude: Double
  let ridges: Int
  let isSmooth: Bool

  func append(to result: inout BezierPath) {
    result.beginContour(isClosed: contour.isClosed)
    var side = -1.0
    addCorner(0, side, to: &result)
    for index in 0..<contour.segmentCount {
      side = -side
      let segment = path.segment(index, of: contour).withEvenHandles
      let handle = isSmooth ? segment.p0.distance(to: segment.p3) / Double((ridges + 1) * 2) : 0
      for ridge in 0..<ridges {
        let t = Double(ridge + 1) / Double(ridges + 1)
        add(
          segment.point(at: t), segment.direction(at: t), side, back: handle, ahead: handle,
          to: &result)
        side = -side
      }
      // A closed contour ends at its first corner, on the same side or the other one.
      addCorner(index + 1, side, to: &result)
    }
  }

  private func vertex(_ index: Int) -> Vector2 {
    let count = contour.knotCount
    return path.points[(contour.firstKnot + (index + count) % count) * 3 + 1]
  }

  /// Adds a knot of the path, moved sideways.
  private func addCorner(_ index: Int, _ side: Double, to result: inout BezierPath) {
    let (before, here, after) = (vertex(index - 1), vertex(index), vertex(index + 1))
    let direction = unit(after - before)
    let reach = isSmooth ? 1 / Double((ridges + 1) * 2) : 0
    add(
      here, direction, side, back: before.distance(to: here) * reach,
      ahead: here.distance(to: after) * reach, to: &result)
  }

  /// Adds a knot beside a point on the path, with handles along the path.
  private func add(
    _ place: Vector2, _ direction: Vector2, _ side: Double, back: Double, ahead: Double,
    to result: inout BezierPath
  ) {
    let normal = Vector2(direction.y, -direction.x)
    let knot = place + normal * (side * amplitude)
    result.addKnot(knot, in: knot - direction * back, out: knot + direction * ahead)
  }

  private func unit(_ vector: Vector2) -> Vector2 {
    let length = vector.length
    return length > 0 ? vector / length : Vector2(0, 1)
  }
}

extension CubicSegment {
  /// Moves handles that coincide with their ends to a third of the curve, so that lines have a
  /// constant speed.
  fileprivate var withEvenHandles: CubicSegment {
    // A line that begins to bend has short handles, which would turn its ridges at once.
    let shortest = 1e-4
    var result = self
    if p1.distance(to: p0) < shortest { result.p1 = p0.interpolated(to: p3, progress: 1 / 3.0) }
    if p2.distance(to: p3) < shortest { result.p2 = p0.interpolated(to: p3, progress: 2 / 3.0) }
    return result
  }
}
