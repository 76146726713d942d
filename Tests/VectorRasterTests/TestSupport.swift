import Geometry
import SceneModel

@testable import VectorRaster

/// A straight line between two points.
func segment(_ start: Vector2, _ end: Vector2) -> BezierPath {
  var path = BezierPath()
  path.move(to: start)
  path.addLine(to: end)
  return path
}

/// The coverage of a mask as bytes, 0...255.
struct Bytes {
  let width: Int
  var values: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 { values[y * width + x] }

  /// The covered area, in pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) } / 255 }

  init(_ mask: CoverageMask, width: Int, height: Int) {
    self.width = width
    let plane = MaskPlane()
    plane.reset(to: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), value: 0)
    plane.copy(mask)
    values = Array(UnsafeBufferPointer(start: plane.bytes, count: width * height))
  }
}

/// The full coverage of a rectangle of whole pixels.
func mask(_ rect: PixelRect) -> CoverageMask {
  let (mask, plane) = (CoverageMask(), MaskPlane())
  plane.reset(to: rect, value: 255)
  mask.set(plane, stamp: 1)
  return mask
}

/// The coverage of a filled path on a square canvas.
func filled(
  _ path: BezierPath, rule: FillRule = .nonZero, transform: Affine = .identity, size: Int = 64
) -> Bytes {
  let mask = CoverageMask()
  let clip = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)
  PathRasterizer().fill(path, rule: rule, transform: transform, clip: clip, into: mask)
  return Bytes(mask, width: size, height: size)
}

/// The coverage of a stroked path on a square canvas.
func stroked(
  _ path: BezierPath, _ style: StrokeStyle, transform: Affine = .identity, size: Int = 64
) -> Bytes {
  let mask = CoverageMask()
  let clip = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)
  PathRasterizer().stroke(path, style: style, transform: transform, clip: clip, into: mask)
  return Bytes(mask, width: size, height: size)
}

extension Bitmap {
  /// The bitmap after an effect.
  ///
  /// - Parameter transform: From the coordinates of the effect to pixels.
  func filtered(
    by effect: some PixelEffect, transform: Affine, with processor: FilterProcessor
  ) -> Bitmap {
    var plan = EffectPlan()
    let page = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var result = self
    if plan.update([SceneEffect(effect)], matrix: transform, page: page) {
      result.withSurface { processor.apply(plan, to: $0) }
    }
    return result
  }
}
