/// The mix of an opaque source with an opaque backdrop.
///
/// The formulas are from the W3C's "Compositing and Blending Level 1".
protocol BlendFormula {
  /// The mixed colors of four pixels.
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors
}

/// The formula of a separable blend mode, which mixes each component independently of the others.
protocol SeparableFormula: BlendFormula {
  /// One mixed component of four pixels, 0...1.
  static func mix(backdrop: SIMD4<Float>, source: SIMD4<Float>) -> SIMD4<Float>
}

extension SeparableFormula {
  @inline(__always)
  static func mix(backdrop: FourColors, source: FourColors) -> FourColors {
    FourColors(
      red: mix(backdrop: backdrop.red, source: source.red),
      green: mix(backdrop: backdrop.green, source: source.green),
      blue: mix(backdrop: backdrop.blue, source: source.blue))
  }
}
