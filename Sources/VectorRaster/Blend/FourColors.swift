/// The colors of four pixels in planar layout: one vector per component, 0...1.
struct FourColors {
  /// The red components.
  var red: SIMD4<Float>
  /// The green components.
  var green: SIMD4<Float>
  /// The blue components.
  var blue: SIMD4<Float>
}
