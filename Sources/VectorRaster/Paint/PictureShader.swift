package import Geometry
package import SceneModel

/// Samples a picture under an affine transform with bilinear filtering.
///
/// A picture that is scaled down is sampled from the smallest mipmap level that is not smaller than its target, as
/// in Chromium.
package struct PictureShader {
  /// 1 in fixed point with 32 fractional bits.
  private static let one = 4_294_967_296.0
  /// The largest magnitude of a coordinate, in pixels: outside of all pictures, and without overflow in sums.
  private static let coordinateLimit = 16_777_216.0

  private let level: Picture.Level
  /// From pixel indices of the target to pixel indices of the level; both refer to the centers of
  /// pixels.
  private let matrix: Affine

  /// Creates the shader of a picture under a transform from its pixels to the target's; `nil` for a singular one.
  package init?(_ picture: Picture, transform: Affine) {
    guard let inverse = transform.inverse, inverse.isFinite else { return nil }
    let reduction = min(
      1 / transform.applyLinear(Vector2(1, 0)).length,
      1 / transform.applyLinear(Vector2(0, 1)).length)
    var index = 0
    var factor = 2.0
    while index < picture.levelCount - 1, factor <= reduction * (1 + 1e-9) {
      index += 1
      factor *= 2
    }
    level = picture.level(index)
    let fit = Vector2(
      Double(level.width) / Double(picture.width), Double(level.height) / Double(picture.height))
    matrix =
      .translation(Vector2(-0.5, -0.5)) * .scale(fit) * inverse
      * .translation(Vector2(0.5, 0.5))
  }

  /// Writes the samples to all pixels of a surface; beyond the picture its edge pixels are repeated.
  package func draw(on surface: PixelSurface) {
    guard !surface.rect.isEmpty else { return }
    level.withPixels { pixels in
      guard let source = pixels.baseAddress else { return }
      surface.forEachRow { y, row in
        let start = matrix.apply(Vector2(Double(surface.rect.minX), Double(y)))
        drawRow(source, from: start, row, surface.rect.width)
      }
    }
  }

  private func drawRow(
    _ source: UnsafePointer<UInt32>, from start: Vector2,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // Weights have 8 bits; half of the lowest one is added, so that they are rounded.
    let u = PictureShader.fixed(start.x) &+ 1 &<< 23
    let v = PictureShader.fixed(start.y) &+ 1 &<< 23
    let (stepU, stepV) = (PictureShader.fixed(matrix.a), PictureShader.fixed(matrix.b))
    let inside = PictureShader.inside(from: u, step: stepU, last: level.width - 1, count: count)
      .clamped(
        to: PictureShader.inside(from: v, step: stepV, last: level.height - 1, count: count))
    drawEdge(source, u, v, stepU, stepV, target, 0..<inside.lowerBound)
    drawInside(source, u, v, stepU, stepV, target, inside)
    drawEdge(source, u, v, stepU, stepV, target, inside.upperBound..<count)
  }

  /// Writes samples whose four neighbors are all in the picture.
  private func drawInside(
    _ source: UnsafePointer<UInt32>, _ u: Int, _ v: Int, _ stepU: Int, _ stepV: Int,
    _ target: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
  ) {
    var (x, y) = (u &+ stepU &* range.lowerBound, v &+ stepV &* range.lowerBound)
    let width = level.width
    for index in range {
      let corner = UnsafeRawPointer(source + (y &>> 32 &* width &+ x &>> 32))
      let top = corner.loadUnaligned(as: SIMD8<UInt8>.self)
      let bottom = corner.loadUnaligned(fromByteOffset: width &* 4, as: SIMD8<UInt8>.self)
      target[index] = PixelMath.bilinear(
        top, bottom, UInt16(truncatingIfNeeded: x &>> 24 & 255),
        UInt16(truncatingIfNeeded: y &>> 24 & 255))
      x &+= stepU
      y &+= stepV
    }
  }

  /// Writes samples whose neighbors are clamped to the picture.
  private func drawEdge(
    _ source: UnsafePointer<UInt32>, _ u: Int, _ v: Int, _ stepU: Int, _ stepV: Int,
    _ target: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
  ) {
    let (lastX, lastY) = (level.width &- 1, level.height &- 1)
    for index in range {
      let (x, y) = (u &+ stepU &* index, v &+ stepV &* index)
      let left = PictureShader.clamped(x &>> 32, lastX)
      let right = PictureShader.clamped(x &>> 32 &+ 1, lastX)
      let top = source + PictureShader.clamped(y &>> 32, lastY) &* level.width
      let bottom = source + PictureShader.clamped(y &>> 32 &+ 1, lastY) &* level.width
      target[index] = PixelMath.bilinear(
        PixelMath.pair(top[left], top[right]), PixelMath.pair(bottom[left], bottom[right]),
        UInt16(truncatingIfNeeded: x &>> 24 & 255), UInt16(truncatingIfNeeded: y &>> 24 & 255))
    }
  }

  /// The samples of a row whose coordinate and its successor are in 0...last.
  private static func inside(from start: Int, step: Int, last: Int, count: Int) -> Range<Int> {
    let end = last &<< 32
    guard step != 0 else { return start >= 0 && start < end ? 0..<count : 0..<0 }
    // The distances to 0 and to the end, in the order in which the samples pass them.
    let (near, far) = step > 0 ? (0 &- start, end &- start) : (start &- end &+ 1, start &+ 1)
    let size = abs(step)
    let first = near <= 0 ? 0 : min(count, (near &- 1) / size &+ 1)
    let past = far <= 0 ? 0 : min(count, (far &- 1) / size &+ 1)
    return first..<max(first, past)
  }

  @inline(__always) private static func clamped(_ value: Int, _ last: Int) -> Int {
    value < 0 ? 0 : value > last ? last : value
  }

  /// A coordinate in fixed point; 0 for NaN.
  private static func fixed(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((max(-coordinateLimit, min(coordinateLimit, value)) * one).rounded())
  }
}
