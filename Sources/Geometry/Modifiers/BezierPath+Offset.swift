extension BezierPath {
  /// Returns the path moved outward, as lottie-web draws offset paths.
  ///
  /// An open contour becomes a band around it that stays open.
  ///
  /// - Parameters:
  ///   - amount: The distance outward, in points, for clockwise paths; negative values shrink them.
  ///   - join: The form of outer corners.
  ///   - miterLimit: The longest miter, in points.
  public func offset(by amount: Double, join: LineJoin, miterLimit: Double) -> BezierPath {
    guard amount != 0, knotCount * 3 <= BezierPath.maximumKnots else { return self }
    var result = BezierPath()
    for contour in contours where contour.segmentCount > 0 {
      var walk = OffsetWalk(join: join, miterLimit: miterLimit)
      for index in 0..<contour.segmentCount {
        walk.add(segment(index, of: contour), amount)
      }
      if !contour.isClosed {
        for index in (0..<contour.segmentCount).reversed() {
          let forward = segment(index, of: contour)
          walk.add(CubicSegment(forward.p3, forward.p2, forward.p1, forward.p0), amount)
        }
      }
      walk.append(to: &result, isClosed: contour.isClosed)
    }
    return result
  }
}

/// Moved segments of one contour, and the joins between them.
private struct OffsetWalk {
  let join: LineJoin
  let miterLimit: Double
  var parts: [[CubicSegment]] = []

  /// Adds a segment, split at its inflections.
  mutating func add(_ segment: CubicSegment, _ amount: Double) {
    var rest = segment
    var start = 0.0
    var moved: [CubicSegment] = []
    for inflection in segment.inflections {
      let (left, right) = rest.split(at: (inflection - start) / (1 - start))
      moved.append(left.movedSideways(by: amount))
      (rest, start) = (right, inflection)
    }
    moved.append(rest.movedSideways(by: amount))
    parts.append(moved)
  }

  /// Adds the contour of all parts.
  func append(to result: inout BezierPath, isClosed: Bool) {
    let cut = trimmed()
    result.beginContour(isClosed: isClosed)
    for index in cut.indices {
      for segment in cut[index] { append(segment, to: &result) }
      guard let last = cut[index].last, let next = cut[(index + 1) % cut.count].first else {
        continue
      }
      close(from: last, to: next, &result)
    }
    if isClosed { mergeEnds(&result) }
  }

  /// Adds a segment to the contour, without its start if the contour ends there.
  private func append(_ segment: CubicSegment, to result: inout BezierPath) {
    let last = result.points.count - 2
    let isEmpty = (result.contours.last?.knotCount ?? 0) == 0
    if !isEmpty, result.points[last].distance(to: segment.p0) < 1e-6 {
      result.points[last + 1] = segment.p1
    } else {
      result.addKnot(segment.p0, in: segment.p0, out: segment.p1)
    }
    result.addKnot(segment.p3, in: segment.p2, out: segment.p3)
  }

  /// The parts, cut where adjacent ones cross, so that shrunk corners have no loops.
  private func trimmed() -> [[CubicSegment]] {
    var result = parts
    for index in result.indices {
      let next = (index + 1) % result.count
      guard index != next else { continue }
      (result[index], result[next]) = OffsetWalk.trimmed(result[index], result[next])
    }
    return result
  }

  /// Returns two adjacent parts, cut as in lottie-web.
  private static func trimmed(
    _ first: [CubicSegment], _ second: [CubicSegment]
  ) -> ([CubicSegment], [CubicSegment]) {
    guard let start = first.first, let end = first.last, let next = second.first,
      let far = second.last
    else { return (first, second) }
    if first.count > 1, second.count > 1, let (s, t) = SegmentCrossing.find(start, far) {
      return ([start.split(at: s).0], [far.split(at: t).1])
    }
    guard let (s, t) = SegmentCrossing.find(end, next) else { return (first, second) }
    return (first.dropLast() + [end.split(at: s).0], [next.split(at: t).1] + second.dropFirst())
  }

  /// Adds the corner between two parts whose ends do not meet.
  private func close(from last: CubicSegment, to next: CubicSegment, _ result: inout BezierPath) {
    let (a, b) = (last.p3, next.p0)
    guard a.distance(to: b) > 1e-6 else { return }
    let (out, into) = (last.direction(at: 1), next.direction(at: 0))
    switch join {
    case .bevel:
      break
    case .round:
      // lottie-web uses the distance of the ends as the diameter for every angle.
      let handle = a.distance(to: b) * 0.5519
      result.points[result.points.count - 1] = a + out * handle
      result.addKnot(b, in: b - into * handle, out: b)
    case .miter:
      if let tip = CubicSegment.crossing(a, a + out, b, b + into), tip.distance(to: a) < miterLimit
      {
        result.addCorner(tip)
      }
    }
  }

  /// Removes a last knot that coincides with the first one.
  private func mergeEnds(_ result: inout BezierPath) {
    guard let contour = result.contours.last, contour.knotCount > 1 else { return }
    let first = contour.firstKnot * 3
    let last = result.points.count - 3
    guard result.points[first + 1].distance(to: result.points[last + 1]) < 1e-6 else { return }
    result.points[first] = result.points[last]
    result.points.removeLast(3)
    result.contours[result.contours.count - 1].knotCount -= 1
  }
}

/// Finds the crossing of two curves with the precision of lottie-web.
private struct SegmentCrossing {
  /// The largest size of touching parts that count as crossing, in points.
  private static let tolerance = 2.0
  /// The largest number of halvings of a curve.
  private static let maximumDepth = 7
  /// The remaining number of pairs of parts to compare; it bounds the work for parallel curves.
  private var budget = 2_000

  /// Returns the parameters of the first crossing; `nil` if there is none.
  static func find(_ a: CubicSegment, _ b: CubicSegment) -> (Double, Double)? {
    var crossing = SegmentCrossing()
    return crossing.search(a, 0...1, b, 0...1, depth: 0)
  }

  private mutating func search(
    _ a: CubicSegment, _ s: ClosedRange<Double>, _ b: CubicSegment, _ t: ClosedRange<Double>,
    depth: Int
  ) -> (Double, Double)? {
    budget -= 1
    let (aBounds, bBounds) = (a.bounds, b.bounds)
    let gap = aBounds.center - bBounds.center
    // Boxes that only touch are ignored.
    guard budget > 0, 2 * abs(gap.x) < aBounds.width + bBounds.width,
      2 * abs(gap.y) < aBounds.height + bBounds.height
    else { return nil }
    let sMiddle = (s.lowerBound + s.upperBound) / 2
    let tMiddle = (t.lowerBound + t.upperBound) / 2
    let largest = max(aBounds.width, aBounds.height, bBounds.width, bBounds.height)
    guard depth < SegmentCrossing.maximumDepth, largest > SegmentCrossing.tolerance else {
      return (sMiddle, tMiddle)
    }
    let (aHalves, bHalves) = (a.split(at: 0.5), b.split(at: 0.5))
    for (one, sPart) in [
      (aHalves.0, s.lowerBound...sMiddle), (aHalves.1, sMiddle...s.upperBound),
    ] {
      for (other, tPart) in [
        (bHalves.0, t.lowerBound...tMiddle), (bHalves.1, tMiddle...t.upperBound),
      ] {
        if let found = search(one, sPart, other, tPart, depth: depth + 1) { return found }
      }
    }
    return nil
  }
}
