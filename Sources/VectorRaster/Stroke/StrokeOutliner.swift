import Geometry
import SceneModel

/// Turns lines with directions into the edges of the area within half a width of them.
///
/// The area is put together of pieces that all wind the same way: the strips left and right of the line, the outer
/// sides of joins, and caps. Filled by the non-zero rule they unite, and inner edges between neighbours cancel.
struct StrokeOutliner {
  typealias Sample = StrokeCenterline.Sample

  /// Cross products of unit directions below this count as no turn.
  private static let smoothTurn = 1e-3

  private let sink: EdgeSink
  private let transform: Affine
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private let radius: Double
  private let hairline: Hairline?
  private let arcStep: Double
  /// The size of the box, in pixels.
  private let boxSize: Vector2
  /// How many pixels a unit of the path's coordinates has at most.
  private let scale: Double
  /// How far from its path the stroke can reach, in pixels.
  private let reach: Double
  private var first = Sample(
    position: .zero, direction: .zero, distance: 0, beginsSegment: true)
  private var last = Sample(
    position: .zero, direction: .zero, distance: 0, beginsSegment: true)
  /// The outline points on both sides of `last`, in pixels of the box.
  private var lastLeft = Vector2.zero
  private var lastRight = Vector2.zero

  /// Makes an outliner that adds to a sink; the transform leads from the path's coordinates to pixels of the box.
  init(
    style: StrokeStyle, hairline: Hairline?, transform: Affine, boxSize: Vector2, sink: EdgeSink
  ) {
    self.sink = sink
    self.transform = transform
    self.boxSize = boxSize
    scale = transform.maximumScale
    // Hairlines and their caps reach out by half a pixel each.
    reach = StrokeOutliner.reach(of: style) * scale + 2
    self.hairline = hairline
    cap = hairline != nil && style.cap == .round ? .square : style.cap
    join = hairline == nil ? style.join : .bevel
    miterLimit = style.miterLimit
    radius = style.width / 2
    arcStep = StrokeOutliner.arcStep(radius: radius * transform.maximumScale)
  }

  /// How far from its path a stroke can reach, in the path's coordinates.
  static func reach(of style: StrokeStyle) -> Double {
    var factor = style.cap == .square ? 1.5 : 1
    if style.join == .miter { factor = max(factor, style.miterLimit) }
    return style.width / 2 * factor
  }

  /// The turn, in radians, after which an arc of a radius in pixels needs a new chord.
  static func arcStep(radius: Double) -> Double {
    let ratio = CurveFlattener.tolerance / max(radius, CurveFlattener.tolerance)
    return (2 * (2 * ratio).squareRoot()).clamped(to: 0.01 ... .pi / 4)
  }

  // MARK: Lines

  /// Adds a line as it is: closed or with caps.
  mutating func addWhole(_ line: StrokeCenterline) {
    guard let start = line.samples.first else { return }
    begin(start)
    for sample in line.samples.dropFirst() { advance(to: sample) }
    if line.isClosed { addJoin(to: first) } else { addCaps() }
  }

  /// Adds the part between two distances, and then from the start of the line to `wrap`.
  ///
  /// `cursor` is a sample not after `from`; it moves on for the next dash.
  mutating func addDash(
    _ line: StrokeCenterline, from: Double, to: Double, wrap: Double?, cursor: inout Int
  ) {
    let samples = line.samples
    while cursor + 1 < samples.count, samples[cursor + 1].distance <= from { cursor += 1 }
    begin(StrokeOutliner.sample(samples, after: cursor, at: from))
    var index = cursor + 1
    while index < samples.count, samples[index].distance < to {
      if samples[index].distance > from { advance(to: samples[index]) }
      index += 1
    }
    advance(to: StrokeOutliner.sample(samples, after: index - 1, at: to))
    guard let wrap else {
      addCaps()
      return
    }
    advance(to: samples[0])
    index = 1
    while index < samples.count, samples[index].distance < wrap {
      advance(to: samples[index])
      index += 1
    }
    advance(to: StrokeOutliner.sample(samples, after: index - 1, at: wrap))
    addCaps()
  }

  /// How far a line can go on from a distance without changing a pixel, at least; in the path's coordinates.
  ///
  /// `cursor` is a sample not after the distance; it moves on to the last such one.
  func clearance(_ line: StrokeCenterline, at distance: Double, cursor: inout Int) -> Double {
    let samples = line.samples
    while cursor + 1 < samples.count, samples[cursor + 1].distance <= distance { cursor += 1 }
    let sample = StrokeOutliner.sample(samples, after: cursor, at: distance)
    let place = transform.apply(sample.position)
    let free = max(max(-place.x, place.x - boxSize.x), max(-place.y, place.y - boxSize.y)) - reach
    return free > 0 && scale > 0 ? free / scale : 0
  }

  /// Adds the caps of a line of no length.
  mutating func addDot(at position: Vector2) {
    begin(
      Sample(position: position, direction: Vector2(1, 0), distance: 0, beginsSegment: true))
    addCaps()
  }

  /// The place at a distance that lies between a sample and the next.
  private static func sample(_ samples: [Sample], after index: Int, at distance: Double) -> Sample {
    var result = samples[index]
    result.beginsSegment = false
    guard index + 1 < samples.count else { return result }
    let next = samples[index + 1]
    let span = next.distance - result.distance
    guard span > 0 else { return result }
    let share = ((distance - result.distance) / span).clamped(to: 0...1)
    result.position = result.position.interpolated(to: next.position, progress: share)
    let direction = result.direction.interpolated(to: next.direction, progress: share)
    let length = direction.length
    if length > 0 { result.direction = direction / length }
    result.distance = distance
    return result
  }

  // MARK: Pieces

  @inline(__always) private func offset(_ sample: Sample) -> Vector2 {
    if let hairline { return hairline.side(sample.direction) }
    return sample.direction.perpendicular * radius
  }

  private mutating func begin(_ sample: Sample) {
    first = sample
    place(sample)
  }

  @inline(__always) private mutating func place(_ sample: Sample) {
    let side = offset(sample)
    last = sample
    lastLeft = transform.apply(sample.position + side)
    lastRight = transform.apply(sample.position - side)
  }

  private mutating func advance(to sample: Sample) {
    if sample.beginsSegment {
      addJoin(to: sample)
    } else {
      addStrips(to: sample)
    }
  }

  /// Adds the strips on both sides of the line from the last sample.
  private mutating func addStrips(to sample: Sample) {
    let (start, oldLeft, oldRight) = (last, lastLeft, lastRight)
    place(sample)
    sink.line(oldLeft, lastLeft)
    sink.line(lastRight, oldRight)
    let chord = sample.position - start.position
    let turn = offset(sample) - offset(start)
    // Inside a bend tighter than half the width, a side runs backwards beyond the centre of the bend.
    if (chord + turn).dot(chord) < 0 {
      turnOver(oldLeft, lastLeft, beyond: center(start, sample, side: 1, turn))
    }
    if (chord - turn).dot(chord) < 0 {
      turnOver(lastRight, oldRight, beyond: center(start, sample, side: -1, turn))
    }
  }

  /// Where the normals of two samples meet, which a side beyond passes backwards.
  private func center(_ start: Sample, _ end: Sample, side: Double, _ turn: Vector2) -> Vector2 {
    let chord = end.position - start.position
    let square = chord.dot(chord)
    let share = side * square / (square - (chord + turn * side).dot(chord))
    let sum = start.position + end.position + (offset(start) + offset(end)) * share
    return transform.apply(sum / 2)
  }

  /// Turns a triangle that counts once backwards into one that counts once forwards.
  private func turnOver(_ a: Vector2, _ b: Vector2, beyond center: Vector2) {
    for _ in 0..<2 {
      sink.line(b, a)
      sink.line(center, b)
      sink.line(a, center)
    }
  }

  /// Adds the join from the last sample to one at the same place.
  private mutating func addJoin(to sample: Sample) {
    let (start, oldLeft, oldRight) = (last, lastLeft, lastRight)
    place(sample)
    let cross = start.direction.cross(sample.direction)
    let dot = start.direction.dot(sample.direction)
    if abs(cross) < StrokeOutliner.smoothTurn, dot > 0 {
      sink.line(oldLeft, lastLeft)
      sink.line(lastRight, oldRight)
      return
    }
    let pivot = transform.apply(sample.position)
    let join = sample.isCusp && hairline == nil ? .round : join
    if cross > 0 {
      sink.line(oldLeft, pivot)
      sink.line(pivot, lastLeft)
      addOuterJoin(
        sample.position, -offset(sample), -offset(start), lastRight, oldRight, join, cosine: dot)
    } else {
      sink.line(lastRight, pivot)
      sink.line(pivot, oldRight)
      addOuterJoin(
        sample.position, offset(start), offset(sample), oldLeft, lastLeft, join, cosine: dot)
    }
  }

  /// Adds the outer side of a join: edges from `start` to `end`, given as offsets and in pixels.
  private func addOuterJoin(
    _ center: Vector2, _ start: Vector2, _ end: Vector2, _ startPoint: Vector2,
    _ endPoint: Vector2, _ join: LineJoin, cosine: Double
  ) {
    switch join {
    case .round:
      addArc(center, start, end, startPoint, endPoint)
    case .miter where miterLimit * miterLimit * (1 + cosine) >= 2:
      let tip = transform.apply(center + (start + end) / (1 + cosine))
      sink.line(startPoint, tip)
      sink.line(tip, endPoint)
    case .miter, .bevel:
      sink.line(startPoint, endPoint)
    }
  }

  /// Adds an arc about a centre from one offset to another of the same length; anticlockwise, at most half a turn.
  private func addArc(
    _ center: Vector2, _ start: Vector2, _ end: Vector2, _ startPoint: Vector2, _ endPoint: Vector2
  ) {
    // The outline runs anticlockwise around every piece, with y down.
    let angle = arccosine(start.dot(end) / (radius * radius))
    let steps = (angle / arcStep).rounded(.up)
    guard steps > 1, steps < 10_000 else {
      sink.line(startPoint, endPoint)
      return
    }
    let turn = Vector2(angle: -angle / steps)
    var offset = start
    var from = startPoint
    for _ in 1..<Int(steps) {
      offset = Vector2(
        offset.x * turn.x - offset.y * turn.y, offset.x * turn.y + offset.y * turn.x)
      let to = transform.apply(center + offset)
      sink.line(from, to)
      from = to
    }
    sink.line(from, endPoint)
  }

  /// Adds the caps at the first and at the last sample.
  private func addCaps() {
    let side = offset(first)
    addCap(
      first.position, first.direction * -capReach(first), transform.apply(first.position - side),
      transform.apply(first.position + side), from: -side)
    addCap(
      last.position, last.direction * capReach(last), lastLeft, lastRight, from: offset(last))
  }

  private func capReach(_ sample: Sample) -> Double {
    hairline.map { $0.capReach(sample.direction) } ?? radius
  }

  /// Adds a cap that reaches out by `outward`: edges from `start` to `end`.
  private func addCap(
    _ center: Vector2, _ outward: Vector2, _ start: Vector2, _ end: Vector2, from side: Vector2
  ) {
    switch cap {
    case .butt:
      sink.line(start, end)
    case .round:
      let tip = transform.apply(center + outward)
      addArc(center, side, outward, start, tip)
      addArc(center, outward, -side, tip, end)
    case .square:
      let near = transform.apply(center + side + outward)
      let far = transform.apply(center - side + outward)
      sink.line(start, near)
      sink.line(near, far)
      sink.line(far, end)
    }
  }
}
