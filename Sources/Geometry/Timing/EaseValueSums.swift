/// The normal equations of the two control values of a curve with known times.
struct EaseValueSums {
  private(set) var aa = 0.0
  private(set) var ab = 0.0
  private(set) var bb = 0.0
  private(set) var ar = 0.0
  private(set) var br = 0.0

  /// Adds a measurement by its parameter and its progress.
  mutating func add(_ t: Double, _ progress: Double) {
    let (a, b) = EaseFitter.weights(t)
    let rest = progress - t * t * t
    aa += a * a
    ab += a * b
    bb += b * b
    ar += a * rest
    br += b * rest
  }

  /// Returns the values with the least squared error, before they are clamped.
  ///
  /// One or two measurements do not determine the values, so that a small weight pulls them to the
  /// times.
  func best(_ times: EaseFitter.Times) -> SIMD2<Double> {
    let pull = 1e-9
    let (a, b) = (ar + pull * times[0], br + pull * times[1])
    let (first, second) = (aa + pull, bb + pull)
    return SIMD2(a * second - b * ab, b * first - a * ab) / (first * second - ab * ab)
  }
}
