/// What a blur can add up: a number, or four.
protocol FilterSample {
  /// Nothing.
  static var none: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
}

extension Float: FilterSample {
  static var none: Float { 0 }
}

extension SIMD4<Float>: FilterSample {
  static var none: SIMD4<Float> { .zero }
}
