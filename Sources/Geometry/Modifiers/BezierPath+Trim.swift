/// The visible part of trimmed paths, after the offset, normalized as in lottie-web.
public struct TrimRange: Hashable, Sendable {
  /// The start, in turns, 0..<2.
  public let start: Double
  /// The end, not before `start`.
  public let end: Double
  /// Whether all is visible; the offset may still move the start.
  public let isFull: Bool
  /// Whether paths stay as they are: all is visible, from the paths' own start.
  public var keepsPaths: Bool { isFull && positiveRemainder(start, 1) == 0 }

  /// Makes a range from a trim's start and end, shares of the length clamped to 0...1, and its offset, in turns.
  public init(start: Double, end: Double, offset: Double) {
    let turn = offset.isFinite ? positiveRemainder(offset, 1) : 0
    let (start, end) = (start.clamped(to: 0...1), end.clamped(to: 0...1))
    let first = (start + turn).roundedToTenThousandth
    let second = (end + turn).roundedToTenThousandth
    // Tested before the offset, after which start and end may be rounded differently.
    isFull = abs(end - start).roundedToTenThousandth >= 1
    self.start = Swift.min(first, second)
    self.end = Swift.max(first, second)
  }

  /// Whether nothing is visible.
  public var isEmpty: Bool { !(end > start) }

  /// Returns the visible parts of a line, in units of its length: one, or two if the range wraps around.
  public func stretches(ofLength length: Double) -> [ClosedRange<Double>] {
    if isFull {
      let first = positiveRemainder(start, 1) * length
      return [first...length, 0...first]
    }
    if end <= 1 { return [start * length...end * length] }
    if start >= 1 { return [(start - 1) * length...(end - 1) * length] }
    return [start * length...length, 0...(end - 1) * length]
  }
}

extension Double {
  /// lottie-web's rounding of trims, which hides errors of sums such as 0.1 + 0.2.
  fileprivate var roundedToTenThousandth: Double { (self * 10_000).rounded() / 10_000 }
}

/// The lengths of a path's segments.
public struct PathLengths: Hashable, Sendable {
  /// The arc length of each segment, by contour, in points.
  public let segments: [Double]
  /// The sum, in points.
  public let total: Double

  /// Measures a path.
  public init(_ path: BezierPath) {
    var segments: [Double] = []
    var total = 0.0
    for contour in path.contours {
      for index in 0..<contour.segmentCount {
        let segment = path.segment(index, of: contour)
        let length =
          segment.isLine ? segment.p0.distance(to: segment.p3) : ArcLength.total(of: segment)
        segments.append(length)
        total += length
      }
    }
    self.segments = segments
    self.total = total
  }
}

extension BezierPath {
  /// Adds the visible parts of another path, given as lengths from its start, in points.
  public mutating func appendTrimmed(
    _ path: BezierPath, lengths: PathLengths, stretches: [ClosedRange<Double>]
  ) {
    let joins = stretches.count == 2 && path.contours.count == 1 && path.contours[0].isClosed
    for (index, stretch) in stretches.enumerated() {
      append(
        partOf: path, lengths: lengths, from: stretch.lowerBound, to: stretch.upperBound,
        continuing: joins && index == 1)
    }
    // As in After Effects, an outline that is complete has no gap where it begins.
    if joins, stretches[0].lowerBound == stretches[1].upperBound { close() }
  }

  /// Adds the part of a path between two lengths.
  private mutating func append(
    partOf path: BezierPath, lengths: PathLengths, from: Double, to: Double, continuing: Bool
  ) {
    guard to > from else { return }
    var isDrawing = continuing && !isEmpty
    var position = 0.0
    var next = 0
    for contour in path.contours {
      let count = contour.segmentCount
      let whole = lengths.segments[next..<next + count].reduce(0, +)
      if whole > 0, position >= from, position + whole <= to, !isDrawing {
        append(contour, of: path)
        position += whole
        next += count
        continue
      }
      for index in 0..<count {
        let length = lengths.segments[next]
        next += 1
        defer { position += length }
        guard length > 0 else { continue }
        guard position < to, position + length > from else {
          isDrawing = false
          continue
        }
        let part = path.segment(index, of: contour).part(
          from: (from - position) / length, to: (to - position) / length)
        if !isDrawing { move(to: part.p0) }
        addCurve(to: part.p3, control1: part.p1, control2: part.p2)
        isDrawing = true
      }
      isDrawing = false
    }
  }
}

extension CubicSegment {
  /// The part between two shares of the arc length.
  fileprivate func part(from: Double, to: Double) -> CubicSegment {
    guard from > 0 || to < 1 else { return self }
    guard !isLine else {
      let (a, b) = (
        p0.interpolated(to: p3, progress: Swift.max(from, 0)),
        p0.interpolated(to: p3, progress: Swift.min(to, 1))
      )
      return CubicSegment(a, a, b, b)
    }
    let (start, end) = ArcLength.parameters(of: self, atShares: (from, to))
    return subsegment(from: from > 0 ? start : 0, to: to < 1 ? end : 1)
  }
}

/// The order in which a trim shortens several paths, by After Effects' names.
public enum TrimMode: String, Hashable, Sendable, CaseIterable {
  /// All paths at the same time, each by its own length.
  case simultaneously
  /// One path after the other, as one line.
  case individually
}
