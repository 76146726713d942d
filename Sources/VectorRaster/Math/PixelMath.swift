/// Arithmetic on premultiplied 8-bit components, several lanes at a time.
///
/// Products of two components are divided by 255 with exact rounding: with t = p + 128, (t + t / 256) / 256. Lanes of 16
/// bits hold four components in a `UInt64` or eight in a SIMD vector.
enum PixelMath {
  /// The product of two fractions of 255, rounded to nearest.
  @inline(__always) static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// The pixel of four components of 0...255, rounded to nearest.
  ///
  /// Adding 2^23 leaves the rounded integers in the low bits of the significands.
  @inline(__always) static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(components + 8_388_608, to: SIMD4<UInt32>.self) & 255
    return bits.x | bits.y &<< 8 | bits.z &<< 16 | bits.w &<< 24
  }

  /// Square roots with a relative error below 1e-5; NaN and values above 1e30 count as 1e30.
  @inline(__always) static func squareRoot(_ values: SIMD4<Float>) -> SIMD4<Float> {
    let limited = SIMD4<Float>(repeating: 1e30).replacing(with: values, where: values .< 1e30)
    // Halving the exponent gives an estimate of the reciprocal root, refined by two Newton iterations.
    let bits = 0x5F37_59DF &- (unsafeBitCast(limited, to: SIMD4<UInt32>.self) &>> 1)
    var inverse = unsafeBitCast(bits, to: SIMD4<Float>.self)
    let half = limited * 0.5
    inverse *= 1.5 - half * inverse * inverse
    inverse *= 1.5 - half * inverse * inverse
    return limited * inverse
  }

  /// The components of a pixel in four lanes of 16 bits: red, blue, green, alpha.
  @inline(__always) static func widen(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64(pixel &>> 8 & 0x00FF_00FF) &<< 32
  }

  /// The pixel of four lanes; the inverse of `widen`.
  @inline(__always) static func narrow(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 32) &<< 8
  }

  /// The product of four lanes and a fraction of 255.
  @inline(__always) static func scale(_ lanes: UInt64, by alpha: UInt64) -> UInt64 {
    let product = lanes &* alpha &+ 0x0080_0080_0080_0080
    return ((product &+ (product &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// The product of a pixel and a fraction of 255.
  @inline(__always) static func scale(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
    narrow(scale(widen(pixel), by: UInt64(alpha)))
  }

  /// Source-over of one pixel; the source is given in lanes.
  @inline(__always) static func over(_ source: UInt64, _ destination: UInt32) -> UInt32 {
    narrow(source &+ scale(widen(destination), by: 255 &- source &>> 48))
  }

  /// Source-over of one pixel with the source times a fraction of 255, rounded once; the source is given in lanes.
  @inline(__always)
  static func over(_ source: UInt64, times alpha: UInt32, _ destination: UInt32) -> UInt32 {
    let opacity = multiply(UInt32(truncatingIfNeeded: source &>> 48), alpha)
    // No lane exceeds 255 · 255 + 127 + 128, so that all sums fit into 16 bits.
    let sum =
      source &* UInt64(alpha) &+ widen(destination) &* UInt64(255 &- opacity)
      &+ 0x0080_0080_0080_0080
    return narrow(
      ((sum &+ (sum &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8) & 0x00FF_00FF_00FF_00FF)
  }

  /// The products of eight lanes of 16 bits and fractions of 255.
  @inline(__always)
  static func scale(_ lanes: SIMD8<UInt16>, by alpha: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = lanes &* alpha &+ SIMD8(repeating: 128)
    return (product &+ (product &>> 8)) &>> 8
  }

  /// The products of four pixels and fractions of 255, given per lane.
  @inline(__always)
  static func scalePixels(_ pixels: SIMD8<UInt16>, by alpha: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let low = scale(pixels & 0xFF, by: alpha)
    let product = (pixels &>> 8) &* alpha &+ SIMD8(repeating: 128)
    return low | (product &+ (product &>> 8)) & 0xFF00
  }

  /// The alphas of four pixels, each in both 16-bit lanes of its pixel.
  @inline(__always) static func alphas(_ pixels: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    return unsafeBitCast(alpha | alpha &<< 16, to: SIMD8<UInt16>.self)
  }

  /// The four bytes of a number, lowest first, each in both 16-bit lanes of its pixel.
  @inline(__always) static func spread(_ bytes: UInt32) -> SIMD8<UInt16> {
    let wide = UInt64(bytes)
    let low = (wide & 0xFF | (wide & 0xFF00) &<< 24) &* 0x1_0001
    let high = (wide &>> 16 & 0xFF | (wide &>> 24) &<< 32) &* 0x1_0001
    return unsafeBitCast(SIMD2(low, high), to: SIMD8<UInt16>.self)
  }

  /// Loads four pixels.
  @inline(__always) static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt16> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Stores four pixels.
  @inline(__always)
  static func store(_ value: SIMD8<UInt16>, _ pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: SIMD8<UInt16>.self)
  }

  /// Source-over of four pixels.
  @inline(__always)
  static func over(_ source: SIMD8<UInt16>, _ destination: SIMD8<UInt16>) -> SIMD8<UInt16> {
    // No component overflows, because premultiplied components do not exceed alpha.
    source &+ scalePixels(destination, by: SIMD8(repeating: 255) &- alphas(source))
  }

  /// Source-over of four pixels with the source times fractions of 255, given per lane; rounded once.
  @inline(__always)
  static func over(
    _ source: SIMD8<UInt16>, times alpha: SIMD8<UInt16>, _ destination: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let rest = SIMD8(repeating: 255) &- scale(alphas(source), by: alpha)
    let low = (source & 0xFF) &* alpha &+ (destination & 0xFF) &* rest &+ 128
    let high = (source &>> 8) &* alpha &+ (destination &>> 8) &* rest &+ 128
    return (low &+ (low &>> 8)) &>> 8 | (high &+ (high &>> 8)) & 0xFF00
  }
}
