/// Curves with control points at a grid of times, evaluated at even times, as candidates for the
/// start of a search.
///
/// Values that only depend on the grid are computed once.
struct EaseStarts {
  /// The times of control points, each with each.
  private static let grid = [0.05, 0.275, 0.5, 0.725, 0.95]
  private static var gridCount: Int { 5 }
  private static let curves = grid.flatMap { first in grid.map { EaseStarts(first, $0) } }

  /// Numbers at even times between the first and the last.
  private typealias Samples = SIMD8<Double>

  private let times: EaseFitter.Times
  /// The part of progress that does not depend on the control values.
  private let rest: Samples
  /// The weights of the two control values.
  private let first: Samples
  private let second: Samples
  /// The sums of their products.
  private let squares: SIMD2<Double>
  private let product: Double

  private init(_ x1: Double, _ x2: Double) {
    let curve = TimingCurve(x1, 0, x2, 1)
    var (rest, first, second) = (Samples.zero, Samples.zero, Samples.zero)
    for index in Samples.zero.indices {
      let t = curve.parameter(at: EaseStarts.time(index))
      rest[index] = t * t * t
      (first[index], second[index]) = EaseFitter.weights(t)
    }
    times = EaseFitter.Times(x1, x2)
    (self.rest, self.first, self.second) = (rest, first, second)
    squares = SIMD2((first * first).sum(), (second * second).sum())
    product = (first * second).sum()
  }

  /// The share of the time of a sample.
  private static func time(_ index: Int) -> Double {
    Double(index + 1) / Double(Samples.scalarCount + 1)
  }

  /// Returns the times of control points in the grid whose curve is nearest to progress measured at even steps.
  static func best(steps count: Int, _ measure: (Int) -> Double) -> EaseFitter.Times {
    var samples = Samples.zero
    for index in samples.indices {
      let place = time(index) * Double(count)
      let step = min(Int(place), count - 1)
      let start = step > 0 ? measure(step) : 0
      let end = step + 1 < count ? measure(step + 1) : 1
      samples[index] = start + (end - start) * (place - Double(step))
    }
    return curves.withUnsafeBufferPointer { nearest(to: samples, among: $0).times }
  }

  /// Returns the curve with the least error: first of every other one, then of those around the
  /// best.
  private static func nearest(
    to samples: Samples, among curves: UnsafeBufferPointer<EaseStarts>
  ) -> EaseStarts {
    let count = gridCount
    var (place, least) = (SIMD2(2, 2), Double.infinity)
    func look(at first: Int, _ second: Int) {
      let error = curves[first * count + second].error(samples)
      if error < least { (place, least) = (SIMD2(first, second), error) }
    }
    for first in stride(from: 0, to: count, by: 2) {
      for second in stride(from: 0, to: count, by: 2) { look(at: first, second) }
    }
    let middle = place
    for first in max(0, middle[0] - 1)...min(count - 1, middle[0] + 1) {
      for second in max(0, middle[1] - 1)...min(count - 1, middle[1] + 1)
      where SIMD2(first, second) != middle {
        look(at: first, second)
      }
    }
    return curves[place[0] * count + place[1]]
  }

  /// The squared error with the best control values.
  @inline(__always)
  private func error(_ samples: Samples) -> Double {
    let rest = samples - rest
    let sums = SIMD2((first * rest).sum(), (second * rest).sum())
    let determinant = squares[0] * squares[1] - product * product
    var values =
      SIMD2(sums[0] * squares[1] - sums[1] * product, sums[1] * squares[0] - sums[0] * product)
      / determinant
    values.clamp(
      lowerBound: SIMD2(repeating: EaseFitter.values.lowerBound),
      upperBound: SIMD2(repeating: EaseFitter.values.upperBound))
    return (rest * rest).sum() - 2 * (values * sums).sum() + (values * values * squares).sum()
      + 2 * values[0] * values[1] * product
  }
}
