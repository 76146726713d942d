/// A motion path between two keyframes, parameterized by arc length: After Effects' spatial
/// interpolation.
///
/// Progress below 0 and above 1, from an overshooting ease, continues along the end tangents.
public struct MotionPath: Sendable {
  private let curve: CurveSteps
  /// The length from the start at the steps of the curve.
  private let lengths: [Double]

  /// Makes a path from its ends and absolute control points, measured in at least one part.
  public init(
    start: Vector3, control1: Vector3, control2: Vector3, end: Vector3,
    parts: Int = ArcLength.partCount
  ) {
    let curve = CurveSteps(start, control1, control2, end, parts: parts)
    self.curve = curve
    lengths = [Double](unsafeUninitializedCapacity: parts + 1) { buffer, count in
      buffer[0] = 0
      curve.measure { part, length in buffer[part] = length }
      count = parts + 1
    }
  }

  /// Makes a path in the plane; a straight line needs no parts.
  public init(_ segment: CubicSegment, parts: Int = ArcLength.partCount) {
    self.init(
      start: Vector3(segment.p0), control1: Vector3(segment.p1), control2: Vector3(segment.p2),
      end: Vector3(segment.p3), parts: segment.isLine ? 1 : parts)
  }

  /// Returns the length of a path in the plane, in points, without making the path.
  public static func length(of segment: CubicSegment) -> Double {
    guard !segment.isLine else { return segment.p0.distance(to: segment.p3) }
    var total = 0.0
    CurveSteps(
      Vector3(segment.p0), Vector3(segment.p1), Vector3(segment.p2), Vector3(segment.p3),
      parts: ArcLength.partCount
    ).measure { total = $1 }
    return total
  }

  /// The start, in points.
  public var start: Vector3 { curve.start }

  /// The whole length, in points.
  public var length: Double { lengths[lengths.count - 1] }

  /// The position at a share of the length.
  public func position(at progress: Double) -> Vector3 {
    let total = length
    guard total > 0 else { return start }
    let last = lengths.count - 1
    if progress <= 0 { return extrapolated(0, 1, by: progress * total) }
    if progress >= 1 { return extrapolated(last, last - 1, by: (1 - progress) * total) }
    let (low, fraction) = locate(progress * total)
    let point = curve.point(low)
    return point + (curve.point(low + 1) - point) * fraction
  }

  /// Returns the direction in the plane at a share of the length, in radians clockwise on screen; 0
  /// without extent.
  public func angle(at progress: Double) -> Double {
    guard length > 0 else { return 0 }
    let (low, _) = locate(progress.clamped(to: 0...1) * length)
    let direction = curve.point(low + 1) - curve.point(low)
    return Vector2(direction.x, direction.y).angle
  }

  /// Returns the measured part that contains a length, and the share of the part before it, 0...1.
  private func locate(_ target: Double) -> (index: Int, fraction: Double) {
    let low = ArcLength.part(atLength: target, in: lengths)
    let step = lengths[low + 1] - lengths[low]
    return (low, step > 0 ? ((target - lengths[low]) / step).clamped(to: 0...1) : 0)
  }

  /// Returns the point at a distance of at most 0 from sample `from`, on the line from sample
  /// `toward`.
  private func extrapolated(_ from: Int, _ toward: Int, by distance: Double) -> Vector3 {
    let start = curve.point(from)
    let direction = curve.point(toward) - start
    let length = direction.length
    return length > 0 ? start + direction * (distance / length) : start
  }
}

/// A cubic curve at even steps of its parameter, computed by offsets from its start, so that a point stays exact.
private struct CurveSteps: Sendable {
  /// The weights of the other control points at one step.
  private struct Weights {
    let control1: Double
    let control2: Double
    let end: Double

    init(_ t: Double) {
      let u = 1 - t
      control1 = 3 * u * u * t
      control2 = 3 * u * t * t
      end = t * t * t
    }
  }

  /// The weights for the default number of parts.
  private static let usual = weights(parts: ArcLength.partCount)

  let start: Vector3
  private let toControl1: Vector3
  private let toControl2: Vector3
  private let toEnd: Vector3
  private let end: Vector3
  private let parts: Int

  init(_ p0: Vector3, _ p1: Vector3, _ p2: Vector3, _ p3: Vector3, parts: Int) {
    start = p0
    (toControl1, toControl2, toEnd) = (p1 - p0, p2 - p0, p3 - p0)
    end = p3
    self.parts = parts
  }

  private static func weights(parts: Int) -> [Weights] {
    (0...parts).map { Weights(Double($0) / Double(parts)) }
  }

  /// The point after a number of parts.
  func point(_ part: Int) -> Vector3 {
    guard part > 0 else { return start }
    guard part < parts else { return end }
    let weights = Weights(Double(part) / Double(parts))
    return start + toControl1 * weights.control1 + toControl2 * weights.control2
      + toEnd * weights.end
  }

  /// Calls a function with each part from 1 on and the length up to its end.
  @inline(__always)
  func measure(_ body: (Int, Double) -> Void) {
    let weights = parts == ArcLength.partCount ? Self.usual : Self.weights(parts: parts)
    // Nearly all curves are planar, where two dimensions give the same length.
    if toControl1.z == 0, toControl2.z == 0, toEnd.z == 0 {
      var (total, last) = (0.0, start.xy)
      let (control1, control2, chord) = (toControl1.xy, toControl2.xy, toEnd.xy)
      for part in 1...parts {
        let weight = weights[part]
        let curve =
          start.xy + control1 * weight.control1 + control2 * weight.control2 + chord * weight.end
        let point = part == parts ? end.xy : curve
        total += (point - last).length
        last = point
        body(part, total)
      }
      return
    }
    var (total, last) = (0.0, start)
    for part in 1...parts {
      let weight = weights[part]
      let curve =
        start + toControl1 * weight.control1 + toControl2 * weight.control2 + toEnd * weight.end
      let point = part == parts ? end : curve
      total += (point - last).length
      last = point
      body(part, total)
    }
  }
}
