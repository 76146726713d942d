/// A path of any number of segments, parameterized by arc length, that moves a view.
///
/// Every segment is measured as `MotionPath` does. Progress is a share of the whole length; below 0 and above 1 it
/// continues along the end tangents. Progress jumps from the end of a contour to the start of the next one.
public struct MotionRoute: Sendable {
  /// The largest number of parts that measure all curved segments; each has at least eight.
  private static let partLimit = 200_000

  /// The segments that have a length; if none has, the first point.
  private let segments: [MotionPath]
  /// The length up to the end of each segment, in points.
  private let ends: [Double]

  /// Measures a path; `nil` for one without knots.
  public init?(_ path: BezierPath) {
    var segments: [MotionPath] = []
    var ends: [Double] = []
    var total = 0.0
    let count = path.contours.reduce(0) { $0 + $1.segmentCount }
    guard path.points.count > 1 else { return nil }
    let parts = max(8, min(ArcLength.partCount, MotionRoute.partLimit / max(1, count)))
    for contour in path.contours {
      for index in 0..<contour.segmentCount {
        let measured = MotionPath(path.segment(index, of: contour), parts: parts)
        guard measured.length > 0 else { continue }
        total += measured.length
        segments.append(measured)
        ends.append(total)
      }
    }
    if segments.isEmpty {
      let point = path.points[1]
      segments = [MotionPath(CubicSegment(point, point, point, point), parts: 1)]
      ends = [0]
    }
    self.segments = segments
    self.ends = ends
  }

  /// The whole length, in points.
  public var length: Double { ends[ends.count - 1] }

  /// The position at a share of the length.
  public func position(at progress: Double) -> Vector2 {
    let place = place(at: progress)
    return segments[place.index].position(at: place.progress).xy
  }

  /// Returns the direction at a share of the length, in radians clockwise on screen; 0 without
  /// extent.
  ///
  /// Where two segments meet, the earlier one determines it, as in lottie-web.
  public func angle(at progress: Double) -> Double {
    let place = place(at: progress, isEarlier: true)
    return segments[place.index].angle(at: place.progress)
  }

  /// Returns the segment at a share of the whole length, and the share of its own length.
  ///
  /// A point where two segments meet belongs to the later one, unless `isEarlier`.
  private func place(
    at progress: Double, isEarlier: Bool = false
  ) -> (index: Int, progress: Double) {
    guard segments.count > 1 else { return (0, progress) }
    let target = progress * length
    // Progress is rounded in files, and lengths are sums.
    let seam = (isEarlier ? -MotionRoute.seam : MotionRoute.seam) * length
    let index = (0..<segments.count - 1).partitioningIndex { !(ends[$0] <= target + seam) }
    let start = index > 0 ? ends[index - 1] : 0
    return (index, (target - start) / segments[index].length)
  }

  /// The tolerance of progress at the point where two segments meet, as a share of the length.
  private static let seam = 1e-6
}
