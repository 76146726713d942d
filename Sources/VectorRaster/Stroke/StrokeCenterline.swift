import Geometry
import SceneModel

/// The centerline of a stroke along one contour: points with tangents, dense enough to offset.
struct StrokeCenterline {
  /// A point of the line.
  struct Sample {
    /// The position, in the path's coordinates.
    var position = Vector2.zero
    /// The unit tangent.
    var direction = Vector2.zero
    /// The distance from the start along the line, in the path's coordinates.
    var distance = 0.0
    /// Whether a join connects the sample to the one before, which has the same position.
    var beginsSegment = true
    /// Whether that join is at a cusp of a curve, where it is round for any line join.
    var isCusp = false
  }

  /// The largest distance of outlines from the exact ones, in pixels.
  private static let pixelTolerance = 0.25

  /// The length below which a line is a dot, in the path's coordinates: the direction of a shorter one is a rounding
  /// error.
  private static let shortest = 1e-5

  /// The length below which the direction of a segment is a rounding error, as a share of its coordinates.
  ///
  /// Corners whose radius is half of a side leave such segments between them.
  private static let shortestShare = 1e-10

  /// The length below which the direction of a handle is a rounding error, in pixels.
  ///
  /// While a corner becomes a curve, such handles exist for a moment that times in seconds cannot tell from the start.
  private static let shortestPixelHandle = 1.0 / 4096

  /// The samples in order; the first one begins a segment.
  private(set) var samples: [Sample] = []
  /// Whether the end joins the start.
  private(set) var isClosed = false
  /// The position of a contour of zero length, which is drawn as its caps.
  private(set) var dot: Vector2?

  /// Half of the stroke's width, in the path's coordinates.
  private(set) var radius = 0.0
  /// The largest distance of outlines from the exact ones, in the path's coordinates.
  private(set) var tolerance = 0.0
  /// The length below which the direction of a handle is a rounding error, in the path's coordinates.
  private var shortestHandle = 0.0
  /// Whether the line is dashed.
  private(set) var isDashed = false
  /// From the path's coordinates to pixels.
  private(set) var transform = Affine.identity

  /// The length of the line, in the path's coordinates.
  var length: Double { samples.last?.distance ?? 0 }

  /// Replaces the line by the line of a contour of a path, under a transform to pixels.
  mutating func trace(
    _ contour: BezierPath.Contour, of path: BezierPath, style: StrokeStyle, transform: Affine
  ) {
    samples.removeAll(keepingCapacity: true)
    isClosed = contour.isClosed
    dot = nil
    let knots = path.points.count / 3
    guard contour.firstKnot >= 0, contour.segmentCount > 0, contour.knotCount <= knots,
      contour.firstKnot <= knots - contour.knotCount
    else { return }
    self.transform = transform
    isDashed = !style.dashes.isEmpty
    let tolerance = isDashed ? CurveFlattener.tolerance : StrokeCenterline.pixelTolerance
    let scale = transform.maximumScale
    self.tolerance = tolerance / scale
    shortestHandle = StrokeCenterline.shortestPixelHandle / scale
    radius = style.width / 2
    for index in 0..<contour.segmentCount {
      add(path.segment(index, of: contour))
    }
    if length < StrokeCenterline.shortest {
      samples.removeAll(keepingCapacity: true)
      dot = path.points[contour.firstKnot * 3 + 1]
    }
  }

  private mutating func add(_ segment: CubicSegment) {
    let size =
      segment.p0 * segment.p0 + segment.p1 * segment.p1 + segment.p2 * segment.p2
      + segment.p3 * segment.p3
    // Products of larger coordinates would not be finite.
    guard size.x + size.y < 1e200 else { return }
    let chord = segment.p3 - segment.p0
    let (first, second) = (segment.p1 - segment.p0, segment.p2 - segment.p0)
    let extent = max(chord.dot(chord), first.dot(first), second.dot(second))
    let shortest = StrokeCenterline.shortestShare * StrokeCenterline.shortestShare
    guard extent > (size.x + size.y) * shortest else { return }
    if segment.isLine {
      let length = chord.length
      append(segment.p0, chord / length, beginsSegment: true)
      append(segment.p3, chord / length, beginsSegment: false)
      return
    }
    let start = direction(segment.p1 - segment.p0, segment.p2 - segment.p0, chord)
    let end = direction(segment.p3 - segment.p2, segment.p3 - segment.p1, chord)
    guard start != .zero, end != .zero else { return }
    append(segment.p0, start, beginsSegment: true)
    addCurve(segment, from: start, to: end)
  }

  /// The direction of a handle; if it has no length, of the other handle or of the chord.
  private func direction(_ handle: Vector2, _ other: Vector2, _ chord: Vector2) -> Vector2 {
    let shortest = shortestHandle * shortestHandle
    var vector = handle
    if vector.dot(vector) < shortest { vector = other }
    if vector.dot(vector) < shortest { vector = chord }
    let length = vector.length
    return length < 1e-12 ? .zero : vector / length
  }

  /// Adds a sample.
  mutating func append(
    _ position: Vector2, _ direction: Vector2, beginsSegment: Bool, isCusp: Bool = false
  ) {
    var distance = 0.0
    if let last = samples.last {
      distance = last.distance + (beginsSegment ? 0 : last.position.distance(to: position))
    }
    samples.append(
      Sample(
        position: position, direction: direction, distance: distance, beginsSegment: beginsSegment,
        isCusp: isCusp))
  }
}
