/// Arc lengths of a cubic curve at even parameter steps, for travel at even speed.
public struct ArcLength: Hashable, Sendable {
  /// How many parts the curve is measured in, and how fine lottie-web measures too (`defaultCurveSegments`).
  public static let partCount = 150

  /// The length from the start, in points, at each of the parameters 0, 1/n, … 1.
  public let lengths: [Double]

  /// Measures a curve in the plane.
  public init(_ segment: CubicSegment, parts: Int = ArcLength.partCount) {
    var lengths: [Double] = [0]
    lengths.reserveCapacity(parts + 1)
    var last = segment.p0
    var total = 0.0
    for part in 1...parts {
      let point = part == parts ? segment.p3 : segment.point(at: Double(part) / Double(parts))
      total += last.distance(to: point)
      lengths.append(total)
      last = point
    }
    self.lengths = lengths
  }

  /// The whole length, in points.
  public var total: Double { lengths[lengths.count - 1] }

  /// The parameter, 0...1, at which a length from the start is reached.
  public func parameter(atLength length: Double) -> Double {
    let parts = lengths.count - 1
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, high) = (0, parts)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= length { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let fraction = step > 0 ? (length - lengths[low]) / step : 0
    return (Double(low) + fraction) / Double(parts)
  }
}
