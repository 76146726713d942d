package import Geometry
package import SceneModel

/// Rasterizes paths into coverage masks with exact area coverage; use one per thread.
package final class PathRasterizer {
  private let buffer = AccumulationBuffer.take()
  private var centerline = StrokeCenterline()
  private var lastStamp: UInt64 = 0

  package init() {}

  deinit { buffer.keep() }

  /// Returns a stamp that identifies a new content of one of this rasterizer's masks.
  package func nextStamp() -> UInt64 {
    lastStamp += 1
    return lastStamp
  }

  /// Rasterizes the interior of a path, whose open contours are closed, into a mask.
  ///
  /// Only pixels of `clip` are computed. A path or transform with a coordinate that is not finite gives an empty mask.
  ///
  /// - Returns: The bounds of the path's control points, in pixels, not limited by `clip`.
  @discardableResult package func fill(
    _ path: BezierPath, rule: FillRule, transform: Affine, clip: PixelRect, into mask: CoverageMask
  ) -> PixelRect {
    let extent = PathRasterizer.extent(of: path, transform: transform)
    let box = extent.intersection(clip)
    guard !box.isEmpty else {
      mask.removeAll()
      return extent
    }
    let edges = buffer.begin(box: box, isInside: box == extent)
    let flattener = CurveFlattener(transform: PathRasterizer.translated(transform, to: box))
    flattener.addFill(path, to: edges)
    buffer.sweep(rule, into: mask, stamp: nextStamp())
    return extent
  }

  /// Rasterizes the stroke of a path into a mask.
  ///
  /// The stroke's width is in the path's coordinates. Parameters, the result and coordinates that are not finite are as
  /// in `fill(_:rule:transform:clip:into:)`; the returned bounds include the stroke's width.
  @discardableResult package func stroke(
    _ path: BezierPath, style: StrokeStyle, transform: Affine, clip: PixelRect,
    into mask: CoverageMask
  ) -> PixelRect {
    let growth = StrokeOutliner.extent(of: style)
    let hairline = Hairline(width: style.width, transform: transform)
    var extent =
      growth > 0 && growth.isFinite
      ? PathRasterizer.extent(of: path, transform: transform, growth: growth) : .empty
    // A hairline extends half a pixel to each side, and so does its cap.
    if hairline != nil, !extent.isEmpty { extent = extent.outset(x: 1, y: 1) }
    let box = extent.intersection(clip)
    guard !box.isEmpty, transform.determinant != 0 else {
      mask.removeAll()
      return extent
    }
    let edges = buffer.begin(box: box, isInside: box == extent)
    let local = PathRasterizer.translated(transform, to: box)
    var outliner = StrokeOutliner(
      style: style, hairline: hairline, transform: local,
      boxSize: Vector2(Double(box.width), Double(box.height)), edges: edges)
    let dasher = StrokeDasher(style: style)
    for contour in path.contours {
      centerline.trace(contour, of: path, style: style, transform: transform)
      dasher.draw(centerline, with: &outliner)
    }
    buffer.sweep(.nonZero, scale: hairline?.coverage ?? 1, into: mask, stamp: nextStamp())
    return extent
  }

  /// The transform followed by a translation of the box's corner to the origin.
  private static func translated(_ transform: Affine, to box: PixelRect) -> Affine {
    var result = transform
    result.tx -= Double(box.minX)
    result.ty -= Double(box.minY)
    return result
  }

  /// The pixel bounds of all control points, outset by `growth` in the path's coordinates; empty if any is not finite.
  static func extent(
    of path: BezierPath, transform: Affine, growth: Double = 0
  ) -> PixelRect {
    guard transform.isFinite, !path.points.isEmpty else { return .empty }
    var low = Vector2(repeating: .infinity)
    var high = Vector2(repeating: -.infinity)
    // Stays zero unless a coordinate is infinite or NaN: cheaper than a check per point.
    var notFinite = Vector2.zero
    for point in path.points {
      let place = transform.apply(point)
      low = Vector2(low.x < place.x ? low.x : place.x, low.y < place.y ? low.y : place.y)
      high = Vector2(high.x > place.x ? high.x : place.x, high.y > place.y ? high.y : place.y)
      notFinite += place * 0
    }
    guard notFinite.x == 0, notFinite.y == 0 else { return .empty }
    let outset = Vector2(
      growth * (transform.a * transform.a + transform.c * transform.c).squareRoot(),
      growth * (transform.b * transform.b + transform.d * transform.d).squareRoot())
    guard outset.x.isFinite, outset.y.isFinite else { return .empty }
    (low, high) = (low - outset, high + outset)
    return PixelRect(covering: Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y))
  }
}
