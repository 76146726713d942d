/// Two pixels' worth of arithmetic on premultiplied 8-bit components.
///
/// A product of two components is divided by 255 with exact rounding: with t = p + 128, (t + t / 256) / 256.
enum PixelMath {
  /// The product of two bytes as fractions of 255, rounded to nearest.
  @inline(__always) static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// The pixel of components of 0...255, rounded to nearest.
  ///
  /// Adding 2^23 leaves the rounded numbers in the lowest bits, which is much faster than converting.
  @inline(__always) static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(components + 8_388_608, to: SIMD4<UInt32>.self) & 255
    return bits.x | bits.y &<< 8 | bits.z &<< 16 | bits.w &<< 24
  }

  /// A pixel's components in four lanes of 16 bits: red, blue, green, alpha.
  @inline(__always) static func widen(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64(pixel &>> 8 & 0x00FF_00FF) &<< 32
  }

  /// The pixel whose components `widen` made lanes.
  @inline(__always) static func narrow(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 32) &<< 8
  }

  /// Four lanes times a fraction of 255.
  @inline(__always) static func scale(_ lanes: UInt64, by alpha: UInt64) -> UInt64 {
    let product = lanes &* alpha &+ 0x0080_0080_0080_0080
    return ((product &+ (product &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// A pixel times a fraction of 255.
  @inline(__always) static func scale(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
    narrow(scale(widen(pixel), by: UInt64(alpha)))
  }

  /// Source over destination, with the source as lanes.
  @inline(__always) static func over(_ source: UInt64, _ destination: UInt32) -> UInt32 {
    narrow(source &+ scale(widen(destination), by: 255 &- source &>> 48))
  }

  /// Source times a fraction of 255 over destination, with the source as lanes; rounded once.
  @inline(__always)
  static func over(_ source: UInt64, times alpha: UInt32, _ destination: UInt32) -> UInt32 {
    let opacity = multiply(UInt32(truncatingIfNeeded: source &>> 48), alpha)
    // No lane exceeds 255 · 255 + 127 + 128, so that even the last sum fits into 16 bits.
    let sum =
      source &* UInt64(alpha) &+ widen(destination) &* UInt64(255 &- opacity)
      &+ 0x0080_0080_0080_0080
    return narrow(
      ((sum &+ (sum &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8) & 0x00FF_00FF_00FF_00FF)
  }

  /// Eight lanes of 16 bits times fractions of 255.
  @inline(__always)
  static func scale(_ lanes: SIMD8<UInt16>, by alpha: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = lanes &* alpha &+ SIMD8(repeating: 128)
    return (product &+ (product &>> 8)) &>> 8
  }

  /// Four pixels times fractions of 255, given for every lane.
  @inline(__always)
  static func scalePixels(_ pixels: SIMD8<UInt16>, by alpha: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let low = scale(pixels & 0xFF, by: alpha)
    let product = (pixels &>> 8) &* alpha &+ SIMD8(repeating: 128)
    return low | (product &+ (product &>> 8)) & 0xFF00
  }

  /// The alphas of four pixels, each in both lanes of its pixel.
  @inline(__always) static func alphas(_ pixels: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    return unsafeBitCast(alpha | alpha &<< 16, to: SIMD8<UInt16>.self)
  }

  /// Four fractions of 255, the lowest byte first, each in both lanes of its pixel.
  @inline(__always) static func spread(_ bytes: UInt32) -> SIMD8<UInt16> {
    let wide = UInt64(bytes)
    let low = (wide & 0xFF | (wide & 0xFF00) &<< 24) &* 0x1_0001
    let high = (wide &>> 16 & 0xFF | (wide &>> 24) &<< 32) &* 0x1_0001
    return unsafeBitCast(SIMD2(low, high), to: SIMD8<UInt16>.self)
  }

  /// Four pixels from memory.
  @inline(__always) static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt16> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Four pixels to memory.
  @inline(__always)
  static func store(_ value: SIMD8<UInt16>, _ pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: SIMD8<UInt16>.self)
  }

  /// Four source pixels over four destination pixels.
  @inline(__always)
  static func over(_ source: SIMD8<UInt16>, _ destination: SIMD8<UInt16>) -> SIMD8<UInt16> {
    // Components never carry into their neighbours: premultiplied components do not exceed alpha.
    source &+ scalePixels(destination, by: SIMD8(repeating: 255) &- alphas(source))
  }

  /// Four source pixels times fractions of 255, given for every lane, over four destination pixels; rounded once.
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
