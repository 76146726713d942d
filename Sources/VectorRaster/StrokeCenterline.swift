import Geometry
import SceneModel

/// The middle of a stroke along one contour, as points with directions that are dense enough to be offset.
struct StrokeCenterline {
  /// A place on the line.
  struct Sample {
    /// Where it is, in the path's coordinates.
    var position: Vector2
    /// The unit direction of travel.
    var direction: Vector2
    /// The distance from the start along the line.
    var distance: Double
    /// Whether a join leads here from the sample before, at the same place.
    var beginsSegment: Bool
    /// Whether that join is round in any case, because a curve turns back in its midst.
    var isCusp = false
  }

  /// How often an interval is halved where a curve turns sharply.
  private static let maximumDepth = 10

  /// The samples in order; the first one begins a segment.
  private(set) var samples: [Sample] = []
  /// Whether the end joins the start.
  private(set) var isClosed = false
  /// The place of a contour without any length, to be drawn as a dot.
  private(set) var dot: Vector2?

  /// The cosine of the largest turn between two samples.
  private var cosineLimit = 0.0
  /// The largest distance of chords from the curve, in the path's coordinates.
  private var tolerance = 0.0

  /// The whole length, in the path's coordinates.
  var length: Double { samples.last?.distance ?? 0 }

  /// Follows a contour, for a device that shows it `scale` times as large.
  mutating func trace(
    _ contour: BezierPath.Contour, of path: BezierPath, style: StrokeStyle, scale: Double
  ) {
    samples.removeAll(keepingCapacity: true)
    isClosed = contour.isClosed
    dot = nil
    let knots = path.points.count / 3
    guard contour.firstKnot >= 0, contour.segmentCount > 0, contour.knotCount <= knots,
      contour.firstKnot <= knots - contour.knotCount
    else { return }
    tolerance = CurveFlattener.tolerance / scale
    let turn = StrokeOutliner.arcStep(radius: style.width / 2 * scale)
    cosineLimit = cosine(turn)
    for index in 0..<contour.segmentCount {
      add(path.segment(index, of: contour))
    }
    if samples.isEmpty { dot = path.points[contour.firstKnot * 3 + 1] }
  }

  private mutating func add(_ segment: CubicSegment) {
    let size =
      segment.p0 * segment.p0 + segment.p1 * segment.p1 + segment.p2 * segment.p2
      + segment.p3 * segment.p3
    // Products of larger coordinates would be no numbers.
    guard size.x + size.y < 1e200 else { return }
    let chord = segment.p3 - segment.p0
    if segment.isLine {
      let length = chord.length
      guard length > 0, length.isFinite else { return }
      append(segment.p0, chord / length, beginsSegment: true)
      append(segment.p3, chord / length, beginsSegment: false)
      return
    }
    let start = segment.direction(at: 0)
    let end = segment.direction(at: 1)
    guard start != .zero, end != .zero else { return }
    append(segment.p0, start, beginsSegment: true)
    let steps = CurveFlattener.steps(
      segment.p0, segment.p1, segment.p2, segment.p3, tolerance: tolerance)
    var (lastTime, lastDirection) = (0.0, start)
    for step in 1...Int(steps) {
      let time = Double(step) / steps
      let isEnd = step == Int(steps)
      let direction = isEnd ? end : segment.direction(at: time)
      refine(segment, (lastTime, lastDirection), (time, direction), depth: 0)
      append(isEnd ? segment.p3 : segment.point(at: time), direction, beginsSegment: false)
      (lastTime, lastDirection) = (time, direction)
    }
  }

  /// Adds samples between two others until the line turns little from each to the next.
  private mutating func refine(
    _ segment: CubicSegment, _ start: (time: Double, direction: Vector2),
    _ end: (time: Double, direction: Vector2), depth: Int
  ) {
    let cosine = start.direction.dot(end.direction)
    guard cosine < cosineLimit else { return }
    let time = (start.time + end.time) / 2
    let place = segment.point(at: time)
    guard depth < StrokeCenterline.maximumDepth else {
      // A cusp: the line turns at one place.
      if cosine < 0 {
        append(place, start.direction, beginsSegment: false)
        append(place, end.direction, beginsSegment: true)
        samples[samples.count - 1].isCusp = true
      }
      return
    }
    let direction = segment.direction(at: time)
    refine(segment, start, (time, direction), depth: depth + 1)
    append(place, direction, beginsSegment: false)
    refine(segment, (time, direction), end, depth: depth + 1)
  }

  private mutating func append(_ position: Vector2, _ direction: Vector2, beginsSegment: Bool) {
    var distance = 0.0
    if let last = samples.last {
      distance = last.distance + (beginsSegment ? 0 : last.position.distance(to: position))
    }
    samples.append(
      Sample(
        position: position, direction: direction, distance: distance, beginsSegment: beginsSegment))
  }
}
