/// A curve along which a position travels by arc length: After Effects' spatial interpolation between two keyframes.
///
/// Progress below 0 and above 1, which an overshooting ease asks for, continues along the end tangents.
public struct MotionPath: Hashable, Sendable {
  /// Where it begins.
  public let start: Vector3
  /// The first control point, absolute.
  public let control1: Vector3
  /// The second control point, absolute.
  public let control2: Vector3
  /// Where it ends.
  public let end: Vector3
  /// The length from the start at even parameter steps.
  private let lengths: [Double]
  /// The points at the same steps.
  private let points: [Vector3]

  /// Makes a path of its ends and absolute control points, measured in a number of parts of at least 1.
  public init(
    start: Vector3, control1: Vector3, control2: Vector3, end: Vector3,
    parts: Int = ArcLength.partCount
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    var lengths: [Double] = [0]
    var points = [start]
    lengths.reserveCapacity(parts + 1)
    points.reserveCapacity(parts + 1)
    var total = 0.0
    for part in 1...parts {
      let point =
        part == parts
        ? end : MotionPath.point(start, control1, control2, end, Double(part) / Double(parts))
      total += (point - points[part - 1]).length
      lengths.append(total)
      points.append(point)
    }
    self.lengths = lengths
    self.points = points
  }

  /// Makes a path in the plane; a straight line needs no parts.
  public init(_ segment: CubicSegment, parts: Int = ArcLength.partCount) {
    self.init(
      start: Vector3(segment.p0), control1: Vector3(segment.p1), control2: Vector3(segment.p2),
      end: Vector3(segment.p3), parts: segment.isLine ? 1 : parts)
  }

  /// The whole length, in points.
  public var length: Double { lengths[lengths.count - 1] }

  /// The position at a share of the length.
  public func position(at progress: Double) -> Vector3 {
    let total = length
    guard total > 0 else { return start }
    let last = points.count - 1
    if progress <= 0 { return extrapolated(0, 1, by: progress * total) }
    if progress >= 1 { return extrapolated(last, last - 1, by: (1 - progress) * total) }
    let (low, fraction) = locate(progress * total)
    return points[low] + (points[low + 1] - points[low]) * fraction
  }

  /// The direction of travel in the plane at a share of the length, in radians clockwise on screen; 0 for a point.
  public func angle(at progress: Double) -> Double {
    guard length > 0 else { return 0 }
    let (low, _) = locate(progress.clamped(to: 0...1) * length)
    let direction = points[low + 1] - points[low]
    return Vector2(direction.x, direction.y).angle
  }

  /// The measured part that holds a length, and how far into it the length lies, 0...1.
  private func locate(_ target: Double) -> (index: Int, fraction: Double) {
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    return (low, step > 0 ? ((target - lengths[low]) / step).clamped(to: 0...1) : 0)
  }

  /// The point reached from sample `from`, away from sample `towards`, by a distance not above 0.
  private func extrapolated(_ from: Int, _ towards: Int, by distance: Double) -> Vector3 {
    let direction = points[towards] - points[from]
    let length = direction.length
    return length > 0 ? points[from] + direction * (distance / length) : points[from]
  }

  /// The point of a cubic curve at parameter t, counted from its start, so that a curve at rest stays exactly there.
  private static func point(
    _ p0: Vector3, _ p1: Vector3, _ p2: Vector3, _ p3: Vector3, _ t: Double
  ) -> Vector3 {
    let u = 1 - t
    let near = p0 + (p1 - p0) * (3 * u * u * t)
    return near + (p2 - p0) * (3 * u * t * t) + (p3 - p0) * (t * t * t)
  }
}
