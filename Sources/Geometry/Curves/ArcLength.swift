/// The arc lengths of a cubic curve at even parameter steps, for motion at constant speed.
public struct ArcLength: Hashable, Sendable {
  /// The number of measured parts, equal to lottie-web's `defaultCurveSegments`.
  public static let partCount = 150

  /// The length from the start, in points, at each of the parameters 0, 1/n, … 1.
  public let lengths: [Double]

  /// Measures a curve in the plane.
  public init(_ segment: CubicSegment) {
    var lengths: [Double] = [0]
    lengths.reserveCapacity(ArcLength.partCount + 1)
    ArcLength.walk(segment) { lengths.append($0) }
    self.lengths = lengths
  }

  /// The whole length, in points.
  public var total: Double { lengths[lengths.count - 1] }

  /// Returns the parameter, 0...1, at a length from the start.
  public func parameter(atLength length: Double) -> Double {
    lengths.withUnsafeBufferPointer { ArcLength.parameter(atLength: length, in: $0) }
  }
}

// Lengths of curves that are measured once and not stored.
extension ArcLength {
  /// The whole length of a curve, in points.
  public static func total(of segment: CubicSegment) -> Double {
    var total = 0.0
    walk(segment) { total = $0 }
    return total
  }

  /// Returns the parameters, 0...1, at two shares of a curve's length.
  public static func parameters(
    of segment: CubicSegment, atShares shares: (start: Double, end: Double)
  ) -> (start: Double, end: Double) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: partCount + 1) { lengths in
      lengths.initializeElement(at: 0, to: 0)
      var count = 1
      walk(segment) {
        lengths.initializeElement(at: count, to: $0)
        count += 1
      }
      let all = UnsafeBufferPointer(rebasing: lengths[..<count])
      let total = all[count - 1]
      return (
        parameter(atLength: shares.start * total, in: all),
        parameter(atLength: shares.end * total, in: all)
      )
    }
  }

  /// Calls a function with the length up to the end of each part of a curve.
  @inline(__always)
  private static func walk(_ segment: CubicSegment, _ note: (Double) -> Void) {
    let parts = partCount
    var last = segment.p0
    var total = 0.0
    for part in 1...parts {
      let point = part == parts ? segment.p3 : segment.point(at: Double(part) / Double(parts))
      total += last.distance(to: point)
      note(total)
      last = point
    }
  }

  private static func parameter(
    atLength length: Double, in lengths: UnsafeBufferPointer<Double>
  ) -> Double {
    let parts = lengths.count - 1
    let total = lengths[parts]
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    let low = part(atLength: length, in: lengths)
    let step = lengths[low + 1] - lengths[low]
    let fraction = step > 0 ? (length - lengths[low]) / step : 0
    return (Double(low) + fraction) / Double(parts)
  }

  /// Returns the index of the part that contains a length from the start.
  ///
  /// The lengths are up to the ends of the parts in ascending order, after a 0 for the start; at least two.
  @inline(__always)
  static func part<Lengths: RandomAccessCollection>(
    atLength length: Double, in lengths: Lengths
  ) -> Int where Lengths.Element == Double, Lengths.Index == Int {
    (1..<lengths.count - 1).partitioningIndex { !(lengths[$0] <= length) } - 1
  }
}
