/// The distance of a quarter circle's control points as a share of the radius, as in lottie-web and After Effects.
private let circleControl = 0.5519

extension BezierPath {
  /// Makes a contour of straight lines between corners.
  package static func polygon(_ corners: [Vector2], isClosed: Bool = true) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: isClosed)
    for corner in corners { path.addCorner(corner) }
    return path
  }

  /// Adds a rectangle about a center, clockwise from its upper right corner.
  ///
  /// A rounded rectangle starts below that corner, in either direction, as in lottie-web.
  ///
  /// - Parameters:
  ///   - center: In points.
  ///   - size: Width and height, in points.
  ///   - cornerRadius: The radius of the corners, in points; clamped to half of the shorter side.
  ///   - isReversed: Counterclockwise instead.
  public mutating func addRectangle(
    center: Vector2, size: Vector2, cornerRadius: Double = 0, isReversed: Bool = false
  ) {
    let half = size / 2
    let round = Swift.max(0, Swift.min(cornerRadius, Swift.min(abs(half.x), abs(half.y))))
    let corners = [
      Vector2(half.x, -half.y), Vector2(half.x, half.y), Vector2(-half.x, half.y),
      Vector2(-half.x, -half.y),
    ]
    let order = isReversed ? [0, 3, 2, 1] : [0, 1, 2, 3]
    reserveFirstKnots(round > 0 ? 8 : 4)
    beginContour(isClosed: true)
    let first = points.count
    for (position, index) in order.enumerated() {
      let corner = center + corners[index]
      guard round > 0 else {
        addCorner(corner)
        continue
      }
      let before = center + corners[order[(position + 3) % 4]]
      let after = center + corners[order[(position + 1) % 4]]
      addRoundedCorner(corner, toward: before, and: after, radius: round)
    }
    guard round > 0, !isReversed else { return }
    // The arc of the first corner comes last.
    points.append(contentsOf: points[first..<first + 3])
    points.removeSubrange(first..<first + 3)
  }

  /// Reserves memory for the first contour, which is the only one of most paths.
  private mutating func reserveFirstKnots(_ count: Int) {
    if points.isEmpty { points.reserveCapacity(3 * count) }
  }

  /// Adds the two knots of a rounded corner.
  private mutating func addRoundedCorner(
    _ corner: Vector2, toward before: Vector2, and after: Vector2, radius: Double
  ) {
    let start = corner + unit(before - corner) * radius
    let end = corner + unit(after - corner) * radius
    addKnot(start, in: start, out: start + (corner - start) * circleControl)
    addKnot(end, in: end + (corner - end) * circleControl, out: end)
  }

  /// Adds an ellipse about a center, clockwise from its top.
  ///
  /// - Parameters:
  ///   - center: In points.
  ///   - size: Width and height, in points.
  ///   - isReversed: Counterclockwise instead.
  public mutating func addEllipse(center: Vector2, size: Vector2, isReversed: Bool = false) {
    let radius = Vector2(isReversed ? -size.x / 2 : size.x / 2, size.y / 2)
    let directions = [Vector2(0, -1), Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0)]
    reserveFirstKnots(directions.count)
    beginContour(isClosed: true)
    for direction in directions {
      let vertex = center + direction * radius
      let control = direction.perpendicular * radius * circleControl
      addKnot(vertex, in: vertex - control, out: vertex + control)
    }
  }

  /// The largest number of points of a star; more would be indistinguishable from a circle.
  private static let maximumStarPoints = 10_000.0

  /// Adds a star or a polygon about a center, clockwise from its top point.
  ///
  /// - Parameters:
  ///   - isPolygon: Whether it is a polygon, which ignores the inner radius and roundness.
  ///   - isReversed: Counterclockwise instead.
  ///   - center: In points.
  ///   - points: The number of points; fractions are dropped.
  ///   - rotation: In degrees clockwise.
  ///   - outerRadius: The distance of the points from the center, in points.
  ///   - innerRadius: The distance of the inner corners from the center, in points.
  ///   - outerRoundness: The roundness of the points; 1 is 100 %.
  ///   - innerRoundness: The roundness of the inner corners; 1 is 100 %.
  public mutating func addStar(
    isPolygon: Bool, isReversed: Bool = false, center: Vector2, points: Double, rotation: Double,
    outerRadius: Double, innerRadius: Double, outerRoundness: Double = 0,
    innerRoundness: Double = 0
  ) {
    // Counts 4.9999999, a rounding error of 5, as 5.
    let whole = (points + 1e-4).rounded(.down)
    guard whole.isFinite else { return }
    let count = Int(whole.clamped(to: 0...BezierPath.maximumStarPoints)) * (isPolygon ? 1 : 2)
    guard count > 0 else { return }
    let direction = isReversed ? -1.0 : 1.0
    let step = 2 * Double.pi / Double(count)
    // The handle of full roundness, as a share of the circumference.
    let share = isPolygon ? Double(count) * 4 : Double(count) * 2
    beginContour(isClosed: true)
    for index in 0..<count {
      let isOuter = isPolygon || index.isMultiple(of: 2)
      let radius = isOuter ? outerRadius : innerRadius
      let roundness = isOuter ? outerRoundness : innerRoundness
      let angle = -Double.pi / 2 + rotation.radians + direction * step * Double(index)
      let outward = Vector2(angle: angle)
      let handle =
        outward.perpendicular * (2 * Double.pi * radius / share * roundness * direction)
      let vertex = center + outward * radius
      let turn = radius < 0 ? -1.0 : 1.0
      addKnot(vertex, in: vertex - handle * turn, out: vertex + handle * turn)
    }
  }
}

/// The vector scaled to length 1; zero stays zero.
private func unit(_ vector: Vector2) -> Vector2 {
  let length = vector.length
  return length > 0 ? vector / length : .zero
}
