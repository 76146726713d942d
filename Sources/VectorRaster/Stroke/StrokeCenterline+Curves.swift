import Geometry

// Curves are flattened as coarsely as browsers do: both sides of a stroke become quadratic curves within a quarter of a
// pixel of the exact offset curves, and those become a few chords.
extension StrokeCenterline {
  /// The largest number of times that an interval is halved, at sharp turns of a curve.
  private static let maximumDepth = 12
  /// The binary logarithm of the largest number of chords per quadratic curve.
  private static let maximumShift = 6

  /// A point of a curve.
  private struct CurvePoint {
    /// The curve parameter, 0...1.
    var time: Double
    var position: Vector2
    var direction: Vector2
  }

  /// Adds the samples of a curve after its start, given the tangents at both ends.
  mutating func addCurve(_ segment: CubicSegment, from start: Vector2, to end: Vector2) {
    var last = CurvePoint(time: 0, position: segment.p0, direction: start)
    for time in segment.inflections {
      let next = StrokeCenterline.point(of: segment, at: time)
      addPart(of: segment, last, next, depth: 0)
      last = next
    }
    addPart(
      of: segment, last, CurvePoint(time: 1, position: segment.p3, direction: end), depth: 0)
  }

  private static func point(of segment: CubicSegment, at time: Double) -> CurvePoint {
    CurvePoint(
      time: time, position: segment.point(at: time), direction: segment.direction(at: time))
  }

  /// Adds the samples after one point of a curve up to another, halving the interval until a quadratic curve fits.
  private mutating func addPart(
    of segment: CubicSegment, _ start: CurvePoint, _ end: CurvePoint, depth: Int
  ) {
    let middle = StrokeCenterline.point(of: segment, at: (start.time + end.time) / 2)
    if let quadratic = quadratic(start, middle, end) {
      addChords(start, end, quadratic)
    } else if depth < StrokeCenterline.maximumDepth {
      addPart(of: segment, start, middle, depth: depth + 1)
      addPart(of: segment, middle, end, depth: depth + 1)
    } else if start.direction.dot(end.direction) < 0 {
      // A cusp: the tangent reverses at one point.
      append(end.position, start.direction, beginsSegment: false)
      append(end.position, end.direction, beginsSegment: true, isCusp: true)
    } else {
      append(end.position, end.direction, beginsSegment: false)
    }
  }

  /// The control point of the quadratic curve that replaces a part of the centerline, and the distance of the more curved
  /// side of the stroke from its chord, in pixels.
  private typealias Quadratic = (control: Vector2, deviation: Double)

  /// The quadratic curve between two points; `nil` where one side of its stroke exceeds the tolerance.
  private func quadratic(
    _ start: CurvePoint, _ middle: CurvePoint, _ end: CurvePoint
  ) -> Quadratic? {
    let turn = start.direction.cross(end.direction)
    guard start.direction.dot(end.direction) > -0.5 else { return nil }
    let chord = end.position - start.position
    guard abs(turn) > 1e-6 else {
      let distance = (middle.position - start.position).cross(start.direction)
      guard abs(distance) <= tolerance, chord.dot(start.direction) >= 0 else { return nil }
      return (start.position + chord / 2, 0)
    }
    let ahead = chord.cross(end.direction) / turn
    guard ahead > 0, chord.cross(start.direction) / -turn > 0 else { return nil }
    var deviation = 0.0
    for side in [radius, -radius] {
      let from = start.position + start.direction.perpendicular * side
      let to = end.position + end.direction.perpendicular * side
      // The lengths of both arms of the control polygon.
      let out = (to - from).cross(end.direction) / turn
      let back = (to - from).cross(start.direction) / -turn
      // In a tight bend the inner side runs backwards and is covered by the outer one.
      if out < 0, back < 0 { continue }
      guard out > 0, back > 0 else { return nil }
      let control = from + start.direction * out
      let exact = middle.position + middle.direction.perpendicular * side
      guard isNear(exact, from, control, to) else { return nil }
      let sagitta = transform.applyLinear(from - control * 2 + to) / 4
      let (width, height) = (abs(sagitta.x), abs(sagitta.y))
      deviation = max(deviation, max(width, height) + min(width, height) / 2)
    }
    return (start.position + start.direction * ahead, deviation)
  }

  /// Whether the middle of a quadratic curve is within the tolerance of a point.
  private func isNear(
    _ target: Vector2, _ from: Vector2, _ control: Vector2, _ to: Vector2
  ) -> Bool {
    let middle = (from + control * 2 + to) / 4
    let gap = target - middle
    guard gap.dot(gap) > tolerance * tolerance else { return true }
    let chord = to - from
    let shift = gap.dot(chord) / chord.dot(chord)
    guard abs(shift) < 0.5 else { return false }
    let time = 0.5 + shift
    let point =
      from * ((1 - time) * (1 - time)) + control * (2 * time * (1 - time)) + to * (time * time)
    return point.distance(to: target) <= tolerance * (1 - 2 * abs(shift))
  }

  /// Flattens a quadratic curve, split at its vertical extremum in pixels, if it has one.
  private mutating func addChords(
    _ start: CurvePoint, _ end: CurvePoint, _ quadratic: Quadratic
  ) {
    let (p0, p1, p2) = (start.position, quadratic.control, end.position)
    func height(_ vector: Vector2) -> Double { transform.applyLinear(vector).y }
    let extremum = height(p0 - p1) / height(p0 - p1 * 2 + p2)
    if extremum > 0.001, extremum < 0.999 {
      addChords(p0, p1, p2, quadratic.deviation, from: 0, to: extremum)
      addChords(p0, p1, p2, quadratic.deviation, from: extremum, to: 1)
    } else {
      addChords(p0, p1, p2, quadratic.deviation, from: 0, to: 1)
    }
    append(p2, end.direction, beginsSegment: false)
  }

  /// Adds the chords of a part of a quadratic curve, except the end point of the whole curve.
  private mutating func addChords(
    _ p0: Vector2, _ p1: Vector2, _ p2: Vector2, _ deviation: Double, from low: Double,
    to high: Double
  ) {
    let count = chordCount(deviation * (high - low) * (high - low))
    for step in 1...count {
      let time = low + (high - low) * Double(step) / Double(count)
      guard time < 1 else { break }
      let (near, far) = ((p1 - p0) * (1 - time), (p2 - p1) * time)
      let position = p0 + (p1 - p0) * (2 * time * (1 - time)) + (p2 - p0) * (time * time)
      let length = (near + far).length
      guard length > 0 else { continue }
      append(position, (near + far) / length, beginsSegment: false)
    }
  }

  /// The number of chords for a quadratic curve, given its distance from its own chord in pixels.
  ///
  /// It equals the number that browsers use for solid strokes. They cut dashes out of the exact curve.
  private func chordCount(_ deviation: Double) -> Int {
    guard !isDashed else {
      return Int((min(deviation, 1_000) / CurveFlattener.tolerance).squareRoot()) + 1
    }
    let eighths = Int((min(deviation, 10_000) * 8 + 0.5).rounded(.down))
    let bits = Int.bitWidth - eighths.leadingZeroBitCount
    return 1 << min(max(bits / 2, 1), StrokeCenterline.maximumShift)
  }
}
