/// Approximate arithmetic on four lanes, accurate enough for 8-bit colors.
enum FastMath {
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
}
