package import Geometry
package import SceneModel

/// Computes the pixels of a linear or radial gradient row by row.
package struct GradientShader {
  /// The largest distance of the focal point from the center, in radii; focal points beyond are moved to it.
  private static let focalLimit = 0.999

  private let ramp: GradientRamp
  private let isRadial: Bool
  /// The gradient coordinates of pixel (0, 0).
  ///
  /// For a linear gradient x is the offset, 0...1 between both ends, and y is 0; for a radial gradient they are the
  /// vector from the focal point, in radii.
  private let origin: Vector2
  /// The change of the gradient coordinates per column.
  private let stepX: Vector2
  /// The change of the gradient coordinates per row.
  private let stepY: Vector2
  /// The vector from the focal point to the center, in radii.
  private let center: Vector2

  /// Whether every pixel is opaque.
  var isOpaque: Bool { ramp.isOpaque }

  /// Creates the shader of a gradient under a transform to pixels; `nil` for a singular one.
  ///
  /// A gradient whose ends coincide has the color of its last stop everywhere. The ramp, which is filled with the stops,
  /// must not change while the shader is in use.
  package init?(_ gradient: Gradient, transform: Affine, ramp: GradientRamp) {
    guard let inverse = transform.inverse, inverse.isFinite else { return nil }
    ramp.update(gradient.stops)
    self.ramp = ramp
    let axis = gradient.end - gradient.start
    let square = axis.dot(axis)
    // Pixels are sampled at their centers.
    let corner = inverse.apply(Vector2(0.5, 0.5))
    isRadial = gradient.kind == .radial && square > 0 && square.isFinite
    if isRadial {
      let radius = square.squareRoot()
      var toCenter = (gradient.start - gradient.focalPoint) / radius
      let distance = toCenter.length
      if !distance.isFinite { toCenter = .zero }
      if distance > GradientShader.focalLimit { toCenter *= GradientShader.focalLimit / distance }
      center = toCenter
      origin = (corner - gradient.start) / radius + toCenter
      stepX = Vector2(inverse.a, inverse.b) / radius
      stepY = Vector2(inverse.c, inverse.d) / radius
    } else {
      let isFlat = !(square > 0 && square.isFinite)
      let unit = isFlat ? .zero : axis / square
      center = .zero
      origin = Vector2(isFlat ? 2 : (corner - gradient.start).dot(unit), 0)
      stepX = Vector2(Vector2(inverse.a, inverse.b).dot(unit), 0)
      stepY = Vector2(Vector2(inverse.c, inverse.d).dot(unit), 0)
    }
  }

  /// Writes the pixels of a row from a column on.
  @inline(__always)
  package func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let start = origin + stepX * Double(x) + stepY * Double(y)
    if isRadial {
      shadeRadial(start, count, target)
    } else {
      shadeLinear(start.x, count, target)
    }
  }

  private func shadeLinear(
    _ start: Double, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    let last = Double(GradientRamp.count - 1)
    // Fixed point with 20 fractional bits, clamped so that sums over a row do not overflow.
    let unit = last * 1_048_576
    var position = Int((start * unit).clamped(to: -1e15...1e15) + 524_288)
    let step = Int((stepX.x * unit).clamped(to: -1e12...1e12))
    let pixels = ramp.pixels
    if step == 0 {
      let index = min(max(position &>> 20, 0), GradientRamp.count - 1)
      target.update(repeating: pixels[index], count: count)
      return
    }
    for index in 0..<count {
      let entry = position &>> 20
      target[index] = pixels[entry < 0 ? 0 : (entry < GradientRamp.count ? entry : 1023)]
      position &+= step
    }
  }

  /// Shades a row of a radial gradient, four pixels at a time.
  ///
  /// With d the vector from the focal point and g the vector to the center, the offset t is the larger solution of
  /// |d - t g| = t.
  private func shadeRadial(
    _ start: Vector2, _ count: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    let pixels = ramp.pixels
    let a = 1 - center.dot(center)
    let scale = Float(1 / a)
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    let (stepX4, stepY4) = (Float(stepX.x), Float(stepX.y))
    var dx = SIMD4(repeating: Float(start.x)) + lanes * stepX4
    var dy = SIMD4(repeating: Float(start.y)) + lanes * stepY4
    let (gx, gy, a4) = (Float(center.x), Float(center.y), Float(a))
    var index = 0
    while index < count {
      let along = dx * gx + dy * gy
      let square = along * along + (dx * dx + dy * dy) * a4
      let t = (PixelMath.squareRoot(square) - along) * scale
      let entries = GradientShader.entries(t)
      if index &+ 4 <= count {
        target[index] = pixels[Int(truncatingIfNeeded: entries.x & 1023)]
        target[index &+ 1] = pixels[Int(truncatingIfNeeded: entries.x &>> 32 & 1023)]
        target[index &+ 2] = pixels[Int(truncatingIfNeeded: entries.y & 1023)]
        target[index &+ 3] = pixels[Int(truncatingIfNeeded: entries.y &>> 32 & 1023)]
      } else {
        for lane in 0..<(count &- index) {
          let entry = entries[lane &>> 1] &>> UInt64(truncatingIfNeeded: 32 &* (lane & 1)) & 1023
          target[index &+ lane] = pixels[Int(truncatingIfNeeded: entry)]
        }
      }
      dx += stepX4 * 4
      dy += stepY4 * 4
      index &+= 4
    }
  }

  /// The nearest ramp entries of four offsets, each in the low bits of 32; the first entry for NaN.
  @inline(__always) private static func entries(_ t: SIMD4<Float>) -> SIMD2<UInt64> {
    let last = Float(GradientRamp.count - 1)
    let scaled = t * last
    let low = SIMD4<Float>(repeating: 0).replacing(with: scaled, where: scaled .> 0)
    let limited = low.replacing(with: last, where: low .> last)
    // The last bit of the significand of 2^23 has the value 1: the low bits hold the rounded
    // integers.
    return unsafeBitCast(limited + 8_388_608, to: SIMD2<UInt64>.self)
  }
}

/// A lookup table of the premultiplied colors of a gradient at offsets 0 to 1.
package final class GradientRamp {
  /// The number of entries; the last one is at offset 1.
  static let count = 1024

  /// The entries.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Whether all colors are opaque.
  private(set) var isOpaque = false
  private var stops: [Gradient.Stop]?

  /// Creates a ramp of transparent colors.
  package init() {
    pixels = .allocate(capacity: GradientRamp.count)
    pixels.initialize(repeating: 0, count: GradientRamp.count)
  }

  deinit { pixels.deallocate() }

  /// Fills the table with the colors of gradient stops, unless it holds them already.
  ///
  /// Colors are interpolated with straight alpha and then premultiplied. Beyond the ends the color is
  /// the first or last stop's. Of two stops at one offset, the later one applies from there on. The first entry also
  /// covers all pixels before the start: it has the color of the first stop, even if another one is at offset 0.
  package func update(_ newStops: [Gradient.Stop]) {
    guard stops != newStops else { return }
    stops = newStops
    guard let first = newStops.first else {
      pixels.update(repeating: 0, count: GradientRamp.count)
      isOpaque = false
      return
    }
    isOpaque = newStops.allSatisfy { $0.color.alpha >= 1 }
    var next = 0
    var left = first
    for index in 0..<GradientRamp.count {
      let offset = Double(index) / Double(GradientRamp.count - 1)
      while next < newStops.count, !(newStops[next].offset > offset),
        index > 0 || next == 0 || newStops[next].offset < 0
      {
        left = newStops[next]
        next += 1
      }
      var components = left.color.components
      if next > 0, next < newStops.count {
        let right = newStops[next]
        let span = right.offset - left.offset
        let progress = span > 0 ? (offset - left.offset) / span : 0
        components += (right.color.components - components) * progress
      }
      pixels[index] = Bitmap.pixel(components, 1)
    }
  }
}
