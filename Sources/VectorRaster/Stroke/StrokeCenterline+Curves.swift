import Geometry

// Curves are followed as coarsely as browsers outline them: both sides of a stroke become quadratic curves that are
// within a quarter of a pixel of the true ones, and those become few chords.
extension StrokeCenterline {
  /// How often an interval is halved where a curve turns sharply.
  private static let maximumDepth = 12
  /// The most chords that a quadratic curve becomes, as a power of two.
  private static let maximumShift = 6

  /// A place on a curve.
  private struct Place {
    var time: Double
    var position: Vector2
    var direction: Vector2
  }

  /// Adds the samples of a curve after its start.
  mutating func addCurve(_ segment: CubicSegment, from start: Vector2, to end: Vector2) {
    var last = Place(time: 0, position: segment.p0, direction: start)
    for time in segment.inflections {
      let next = Place(
        time: time, position: segment.point(at: time), direction: segment.direction(at: time))
      follow(segment, last, next, depth: 0)
      last = next
    }
    follow(segment, last, Place(time: 1, position: segment.p3, direction: end), depth: 0)
  }

  /// Adds the samples after one place up to another.
  private mutating func follow(
    _ segment: CubicSegment, _ start: Place, _ end: Place, depth: Int
  ) {
    let time = (start.time + end.time) / 2
    let middle = Place(
      time: time, position: segment.point(at: time), direction: segment.direction(at: time))
    if let bend = bend(start, middle, end) {
      addChords(start, end, bend)
    } else if depth < StrokeCenterline.maximumDepth {
      follow(segment, start, middle, depth: depth + 1)
      follow(segment, middle, end, depth: depth + 1)
    } else if start.direction.dot(end.direction) < 0 {
      // A cusp: the line turns at one place.
      append(end.position, start.direction, beginsSegment: false)
      append(end.position, end.direction, beginsSegment: true, isCusp: true)
    } else {
      append(end.position, end.direction, beginsSegment: false)
    }
  }

  /// The control point of a quadratic curve between two places, and how far the more bent side of the stroke is from
  /// its chord there, in pixels; `nil` where either side is too far from the true curve.
  private func bend(
    _ start: Place, _ middle: Place, _ end: Place
  ) -> (control: Vector2, deviation: Double)? {
    let turn = start.direction.cross(end.direction)
    guard start.direction.dot(end.direction) > -0.5 else { return nil }
    let chord = end.position - start.position
    guard abs(turn) > 1e-6 else {
      let away = (middle.position - start.position).cross(start.direction)
      guard abs(away) <= tolerance, chord.dot(start.direction) >= 0 else { return nil }
      return (start.position + chord / 2, 0)
    }
    let ahead = chord.cross(end.direction) / turn
    guard ahead > 0, chord.cross(start.direction) / -turn > 0 else { return nil }
    var deviation = 0.0
    for side in [radius, -radius] {
      let from = start.position + start.direction.perpendicular * side
      let to = end.position + end.direction.perpendicular * side
      let reach = (to - from).cross(end.direction) / turn
      let back = (to - from).cross(start.direction) / -turn
      // A side that runs backwards, inside of a tight bend, is covered by the other one.
      if reach < 0, back < 0 { continue }
      guard reach > 0, back > 0 else { return nil }
      let control = from + start.direction * reach
      let aim = middle.position + middle.direction.perpendicular * side
      guard isNear(aim, from, control, to) else { return nil }
      let bow = transform.applyLinear(from - control * 2 + to) / 4
      let (wide, high) = (abs(bow.x), abs(bow.y))
      deviation = max(deviation, max(wide, high) + min(wide, high) / 2)
    }
    return (start.position + start.direction * ahead, deviation)
  }

  /// Whether a quadratic curve passes near to a point about its middle.
  private func isNear(_ aim: Vector2, _ from: Vector2, _ control: Vector2, _ to: Vector2) -> Bool {
    let middle = (from + control * 2 + to) / 4
    let gap = aim - middle
    guard gap.dot(gap) > tolerance * tolerance else { return true }
    let way = to - from
    let shift = gap.dot(way) / way.dot(way)
    guard abs(shift) < 0.5 else { return false }
    let time = 0.5 + shift
    let point =
      from * ((1 - time) * (1 - time)) + control * (2 * time * (1 - time)) + to * (time * time)
    return point.distance(to: aim) <= tolerance * (1 - 2 * abs(shift))
  }

  /// Adds chords of a quadratic curve, in two parts if it has a highest or lowest point on the device.
  private mutating func addChords(
    _ start: Place, _ end: Place, _ bend: (control: Vector2, deviation: Double)
  ) {
    let (p0, p1, p2) = (start.position, bend.control, end.position)
    func height(_ vector: Vector2) -> Double { transform.applyLinear(vector).y }
    let top = height(p0 - p1) / height(p0 - p1 * 2 + p2)
    if top > 0.001, top < 0.999 {
      addChords(p0, p1, p2, bend.deviation, from: 0, to: top)
      addChords(p0, p1, p2, bend.deviation, from: top, to: 1)
    } else {
      addChords(p0, p1, p2, bend.deviation, from: 0, to: 1)
    }
    append(p2, end.direction, beginsSegment: false)
  }

  /// Adds chords of a part of a quadratic curve, without the end of the whole.
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

  /// How many chords browsers make of a quadratic curve that is so many pixels away from its own chord.
  ///
  /// They cut dashes out of the true curve.
  private func chordCount(_ deviation: Double) -> Int {
    guard !isDashed else {
      return Int((min(deviation, 1_000) / CurveFlattener.tolerance).squareRoot()) + 1
    }
    let eighths = Int((min(deviation, 10_000) * 8 + 0.5).rounded(.down))
    let bits = Int.bitWidth - eighths.leadingZeroBitCount
    return 1 << min(max(bits / 2, 1), StrokeCenterline.maximumShift)
  }
}
