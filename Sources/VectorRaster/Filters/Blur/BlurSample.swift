/// The type of a sample that a blur averages: one component, or four.
protocol BlurSample: BitwiseCopyable {
  /// The sample of a transparent pixel.
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Float) -> Self
}

extension Float: BlurSample {}

extension SIMD4<Float>: BlurSample {}
