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
    let column =
      lanes(top) { UInt16($0) } &* (256 &- down) &+ lanes(bottom) { UInt16($0) } &* down
    // Weights in 1/65536; left and right sum to 65535 instead of 65536, an error below one level of 255.
    let weights = SIMD8<UInt16>(repeating: right &<< 8) ^ leftLanes
    let product = lanes(column) { UInt32($0) } &* lanes(weights) { UInt32($0) }
    let parts = lanes(product) { UInt16(truncatingIfNeeded: $0 &>> 16) }
    let sum = (parts.lowHalf &+ parts.highHalf &+ 128) &>> 8
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum), to: UInt32.self)
  }

  /// Converts the lanes of a vector, always inlined; the calls of `init(truncatingIfNeeded:)` took a third of the time.
  @inline(__always)
  private static func lanes<From: SIMDScalar, To: SIMDScalar>(
    _ vector: SIMD8<From>, _ convert: (From) -> To
  ) -> SIMD8<To> {
    SIMD8(
      convert(vector[0]), convert(vector[1]), convert(vector[2]), convert(vector[3]),
      convert(vector[4]), convert(vector[5]), convert(vector[6]), convert(vector[7]))
  }

  /// A bit mask of the left pixel of a pair.
  private static var leftLanes: SIMD8<UInt16> {
    @inline(__always) get { SIMD8(lowHalf: SIMD4(repeating: .max), highHalf: .zero) }
  }
}
