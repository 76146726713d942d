/// Samples a layer with bilinear filtering; pixels beyond the layer are transparent.
struct BilinearSampler {
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let width: Int
  private let height: Int
  private let limit: SIMD2<Float>

  /// Creates a sampler of a layer.
  init(_ surface: PixelSurface) {
    base = surface.base
    stride = surface.stride
    (width, height) = (surface.rect.width, surface.rect.height)
    limit = SIMD2(Float(width), Float(height))
  }

  /// The premultiplied components, 0...255, at a point in pixels from the layer's corner.
  @inline(__always) func sample(_ place: SIMD2<Float>) -> SIMD4<Float> {
    let shifted = place - 0.5
    // Also false for NaN.
    guard shifted.x > -1, shifted.y > -1, shifted.x < limit.x, shifted.y < limit.y else {
      return .zero
    }
    // Conversion truncates toward 0, which rounds down for values above 0 only.
    let (x, y) = (Int(shifted.x + 1) &- 1, Int(shifted.y + 1) &- 1)
    let share = shifted - SIMD2(Float(x), Float(y))
    let upper = interpolate(x, y, share.x)
    guard share.y > 0 else { return upper }
    return upper + (interpolate(x, y &+ 1, share.x) - upper) * share.y
  }

  /// The pixel at a point in pixels from the layer's corner.
  @inline(__always) func pixel(_ place: SIMD2<Float>) -> UInt32 {
    let shifted = place - 0.5
    guard shifted.x >= 0, shifted.y >= 0, shifted.x < limit.x - 1, shifted.y < limit.y - 1 else {
      return PixelMath.pixel(sample(place))
    }
    let (x, y) = (Int(shifted.x), Int(shifted.y))
    let corner = UnsafeRawPointer(base + (y &* stride &+ x))
    return PixelMath.bilinear(
      corner.loadUnaligned(as: SIMD8<UInt8>.self),
      corner.loadUnaligned(fromByteOffset: stride &* 4, as: SIMD8<UInt8>.self),
      UInt16((shifted.x - Float(x)) * 256), UInt16((shifted.y - Float(y)) * 256))
  }

  /// The components between two neighbors of a row.
  @inline(__always) private func interpolate(_ x: Int, _ y: Int, _ share: Float) -> SIMD4<Float> {
    guard y >= 0, y < height else { return .zero }
    let row = base + y &* stride
    let left = x >= 0 ? BilinearSampler.components(row[x]) : .zero
    guard share > 0 else { return left }
    let right = x &+ 1 < width ? BilinearSampler.components(row[x &+ 1]) : .zero
    return left + (right - left) * share
  }

  @inline(__always) private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }
}

extension PixelMath {
  /// The components of two neighboring pixels.
  @inline(__always) static func pair(_ left: UInt32, _ right: UInt32) -> SIMD8<UInt8> {
    unsafeBitCast(UInt64(left) | UInt64(right) &<< 32, to: SIMD8<UInt8>.self)
  }

  /// The bilinear interpolation of two rows of two pixels, with weights of the right column and lower row in 1/256.
  @inline(__always)
  static func bilinear(
    _ top: SIMD8<UInt8>, _ bottom: SIMD8<UInt8>, _ right: UInt16, _ down: UInt16
  ) -> UInt32 {
    let column = wide(top) &* (256 &- down) &+ wide(bottom) &* down
    // Weights in 1/65536; left and right sum to 65535 instead of 65536, an error below one level of 255.
    let weights = SIMD8<UInt16>(repeating: right &<< 8) ^ leftLanes
    let parts = highProduct(column, weights)
    let sum = (parts.lowHalf &+ parts.highHalf &+ 128) &>> 8
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum), to: UInt32.self)
  }

  // The calls of `SIMD8.init(truncatingIfNeeded:)`, which are not always inlined, took a third of the time.

  /// The lanes of a vector in twice their bits.
  @inline(__always) private static func wide(_ vector: SIMD8<UInt8>) -> SIMD8<UInt16> {
    var result = SIMD16<UInt8>.zero
    result.evenHalf = vector
    return unsafeBitCast(result, to: SIMD8<UInt16>.self)
  }

  /// The upper 16 bits of the products of lanes.
  @inline(__always)
  private static func highProduct(_ one: SIMD8<UInt16>, _ two: SIMD8<UInt16>) -> SIMD8<UInt16> {
    var result = SIMD8<UInt16>.zero
    for lane in 0..<8 { result[lane] = one[lane].multipliedFullWidth(by: two[lane]).high }
    return result
  }

  /// A bit mask of the left pixel of a pair.
  private static var leftLanes: SIMD8<UInt16> {
    @inline(__always) get { SIMD8(lowHalf: SIMD4(repeating: .max), highHalf: .zero) }
  }
}
