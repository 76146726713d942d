import Geometry
import SceneModel

/// Converts centerlines to the edges of their stroke.
///
/// The outline is a union of pieces that all wind counterclockwise, with y down: strips left and right of the centerline,
/// the outer sides of joins, and caps. Under the non-zero rule the pieces unite, and shared inner edges cancel.
struct StrokeOutliner {
  typealias Sample = StrokeCenterline.Sample

  let edges: EdgeAccumulator
  /// From the path's coordinates to pixels of the accumulation box.
  let transform: Affine
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// Half of the stroke's width, in the path's coordinates.
  let radius: Double
  let hairline: Hairline?
  /// The angle between two points of an arc, in radians.
  let arcStep: Double
  /// The size of the accumulation box, in pixels.
  let boxSize: Vector2
  /// The largest number of pixels per unit of the path's coordinates.
  let scale: Double
  /// The largest distance of the outline from its path, in pixels.
  let extent: Double
  private(set) var first = Sample()
  private(set) var last = Sample()
  /// The outline points on both sides of `last`, in pixels of the box.
  private(set) var lastLeft = Vector2.zero
  private(set) var lastRight = Vector2.zero

  /// Creates an outliner that adds edges to an accumulator, in pixels of its box.
  init(
    style: StrokeStyle, hairline: Hairline?, transform: Affine, boxSize: Vector2,
    edges: EdgeAccumulator
  ) {
    self.edges = edges
    self.transform = transform
    self.boxSize = boxSize
    scale = transform.maximumScale
    // A hairline extends half a pixel to each side, and so does its cap.
    extent = StrokeOutliner.extent(of: style) * scale + 2
    self.hairline = hairline
    cap = hairline != nil && style.cap == .round ? .square : style.cap
    join = hairline == nil ? style.join : .bevel
    miterLimit = style.miterLimit
    radius = style.width / 2
    arcStep = StrokeOutliner.arcStep(radius: radius * transform.maximumScale)
  }

  /// The largest distance of a stroke's outline from its path, in the path's coordinates.
  static func extent(of style: StrokeStyle) -> Double {
    var factor = style.cap == .square ? 1.5 : 1
    if style.join == .miter { factor = max(factor, style.miterLimit) }
    return style.width / 2 * factor
  }

  /// The angle of an arc whose chord stays within the flattening tolerance, in radians, for a radius in pixels.
  private static func arcStep(radius: Double) -> Double {
    let ratio = CurveFlattener.tolerance / max(radius, CurveFlattener.tolerance)
    return (2 * (2 * ratio).squareRoot()).clamped(to: 0.01 ... .pi / 4)
  }

  /// Outlines a whole centerline: closed, or with caps.
  mutating func addWhole(_ line: StrokeCenterline) {
    guard let start = line.samples.first else { return }
    begin(start)
    for sample in line.samples.dropFirst() { advance(to: sample) }
    if line.isClosed { addJoin(to: first) } else { addCaps() }
  }

  /// Outlines a subpath of zero length: its caps alone.
  mutating func addDot(at position: Vector2) {
    begin(Sample(position: position, direction: Vector2(1, 0)))
    addCaps()
  }

  /// Starts an outline at a sample.
  mutating func begin(_ sample: Sample) {
    first = sample
    move(to: sample)
  }

  /// Outlines the centerline from the last sample to the next.
  mutating func advance(to sample: Sample) {
    if sample.beginsSegment {
      addJoin(to: sample)
    } else {
      addStrips(to: sample)
    }
  }

  /// Makes a sample the last one, without an edge.
  @inline(__always) mutating func move(to sample: Sample) {
    let side = offset(sample)
    last = sample
    lastLeft = transform.apply(sample.position + side)
    lastRight = transform.apply(sample.position - side)
  }

  /// The vector from the centerline to its outline on the left, in the path's coordinates.
  @inline(__always) func offset(_ sample: Sample) -> Vector2 {
    if let hairline { return hairline.offset(sample.direction) }
    return sample.direction.perpendicular * radius
  }
}

// The straight pieces of an outline: a strip on each side of the centerline.
extension StrokeOutliner {
  /// Adds the strips on both sides of the line from the last sample.
  mutating func addStrips(to sample: Sample) {
    let (start, oldLeft, oldRight) = (last, lastLeft, lastRight)
    move(to: sample)
    edges.addEdge(oldLeft, lastLeft)
    edges.addEdge(lastRight, oldRight)
    let chord = sample.position - start.position
    let turn = offset(sample) - offset(start)
    // In a bend tighter than half the width, the inner side runs backwards beyond the center of curvature.
    if (chord + turn).dot(chord) < 0 {
      reverseTriangle(oldLeft, lastLeft, apex: centerOfCurvature(start, sample, side: 1, turn))
    }
    if (chord - turn).dot(chord) < 0 {
      reverseTriangle(lastRight, oldRight, apex: centerOfCurvature(start, sample, side: -1, turn))
    }
  }

  /// The intersection of the normals of two samples, in pixels of the box.
  private func centerOfCurvature(
    _ start: Sample, _ end: Sample, side: Double, _ turn: Vector2
  ) -> Vector2 {
    let chord = end.position - start.position
    let square = chord.dot(chord)
    let share = side * square / (square - (chord + turn * side).dot(chord))
    let sum = start.position + end.position + (offset(start) + offset(end)) * share
    return transform.apply(sum / 2)
  }

  /// Changes the winding number of a triangle from -1 to +1.
  private func reverseTriangle(_ a: Vector2, _ b: Vector2, apex: Vector2) {
    for _ in 0..<2 {
      edges.addEdge(b, a)
      edges.addEdge(apex, b)
      edges.addEdge(a, apex)
    }
  }
}
