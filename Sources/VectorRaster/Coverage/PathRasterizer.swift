public import Geometry
public import SceneModel

/// Turns paths into coverage masks by exact area; one for each thread.
public final class PathRasterizer {
  private let accumulator = CoverageAccumulator()
  private var centerline = StrokeCenterline()
  private var lastStamp: UInt64 = 0

  /// Makes a rasterizer without memory of its own yet.
  public init() {}

  /// A stamp that no mask of this rasterizer has had.
  public func nextStamp() -> UInt64 {
    lastStamp += 1
    return lastStamp
  }

  /// Covers the inside of a path.
  ///
  /// `clip` limits the pixels that are computed. A path or transform with a coordinate that is no finite number covers
  /// nothing. Returns the pixels that the path touches without the clip.
  @discardableResult public func fill(
    _ path: BezierPath, rule: FillRule, transform: Affine, clip: PixelRect, into mask: CoverageMask
  ) -> PixelRect {
    let extent = PathRasterizer.extent(of: path, transform: transform)
    let box = extent.intersection(clip)
    guard !box.isEmpty else {
      mask.removeAll()
      return extent
    }
    let sink = accumulator.begin(box: box, isInside: box == extent)
    CurveFlattener(transform: PathRasterizer.moved(transform, to: box)).addFill(path, to: sink)
    accumulator.sweep(rule, into: mask, stamp: nextStamp())
    return extent
  }

  /// Covers a line along a path, whose width is meant in the path's coordinates.
  ///
  /// Bad coordinates and the result are as in `fill`.
  @discardableResult public func stroke(
    _ path: BezierPath, style: StrokeStyle, transform: Affine, clip: PixelRect,
    into mask: CoverageMask
  ) -> PixelRect {
    let reach = StrokeOutliner.reach(of: style)
    let hairline = Hairline(width: style.width, transform: transform)
    var extent =
      reach > 0 && reach.isFinite
      ? PathRasterizer.extent(of: path, transform: transform, reach: reach) : .empty
    // A line of no width and its cap reach out by half a pixel each.
    if hairline != nil, !extent.isEmpty { extent = extent.outset(x: 1, y: 1) }
    let box = extent.intersection(clip)
    guard !box.isEmpty, transform.determinant != 0 else {
      mask.removeAll()
      return extent
    }
    let sink = accumulator.begin(box: box, isInside: box == extent)
    let local = PathRasterizer.moved(transform, to: box)
    var outliner = StrokeOutliner(
      style: style, hairline: hairline, transform: local,
      boxSize: Vector2(Double(box.width), Double(box.height)), sink: sink)
    let dasher = StrokeDasher(style: style)
    for contour in path.contours {
      centerline.trace(contour, of: path, style: style, transform: transform)
      dasher.draw(centerline, with: &outliner)
    }
    accumulator.sweep(.nonZero, scale: hairline?.coverage ?? 1, into: mask, stamp: nextStamp())
    return extent
  }

  /// The transform followed by a move of the box's corner to the origin.
  private static func moved(_ transform: Affine, to box: PixelRect) -> Affine {
    var result = transform
    result.tx -= Double(box.minX)
    result.ty -= Double(box.minY)
    return result
  }

  /// The pixels that hold all control points, grown by `reach` in the path's coordinates; empty for bad coordinates.
  static func extent(
    of path: BezierPath, transform: Affine, reach: Double = 0
  ) -> PixelRect {
    guard transform.isFinite, !path.points.isEmpty else { return .empty }
    var low = Vector2(repeating: .infinity)
    var high = Vector2(repeating: -.infinity)
    var poison = Vector2.zero
    for point in path.points {
      let place = transform.apply(point)
      low = Vector2(low.x < place.x ? low.x : place.x, low.y < place.y ? low.y : place.y)
      high = Vector2(high.x > place.x ? high.x : place.x, high.y > place.y ? high.y : place.y)
      poison += place * 0
    }
    guard poison.x == 0, poison.y == 0 else { return .empty }
    let growth = Vector2(
      reach * (transform.a * transform.a + transform.c * transform.c).squareRoot(),
      reach * (transform.b * transform.b + transform.d * transform.d).squareRoot())
    guard growth.x.isFinite, growth.y.isFinite else { return .empty }
    (low, high) = (low - growth, high + growth)
    return PixelRect(covering: Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y))
  }
}
