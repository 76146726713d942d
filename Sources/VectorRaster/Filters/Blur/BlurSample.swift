/// What a blur can add up: a number, or four.
protocol BlurSample {
  /// Nothing.
  static var none: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
}

extension Float: BlurSample {
  static var none: Float { 0 }
}

extension SIMD4<Float>: BlurSample {
  static var none: SIMD4<Float> { .zero }
}
