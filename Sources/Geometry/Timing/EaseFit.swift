/// A curve fitted to measurements, and the dependence of its error on the times of its control points.
struct EaseFit {
  let times: EaseFitter.Times
  private(set) var values = SIMD2<Double>.zero
  /// The sum of squared errors.
  var error = 0.0
  /// Whether the measurements for `improvedTimes(_:)` were added.
  var isLinearized = false
  /// The normal equations of the control values for known times.
  private var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
  /// Whether the values were not clamped.
  private var isFree = true
  /// The normal equations by pairs of control points: times by times, and times by values.
  private var squares = SIMD4<Double>.zero
  private var mixed = SIMD4<Double>.zero
  /// The descent of the error by the times.
  private var descent = SIMD2<Double>.zero

  init(_ times: EaseFitter.Times) { self.times = times }

  /// The curve.
  var curve: TimingCurve { TimingCurve(times[0], values[0], times[1], values[1]) }

  /// Adds a measurement for the values, by its parameter and its progress.
  mutating func add(_ t: Double, _ progress: Double) {
    let (a, b) = EaseFitter.weights(t)
    let rest = progress - t * t * t
    aa += a * a
    ab += a * b
    bb += b * b
    ar += a * rest
    br += b * rest
  }

  /// Computes the values with the least squared error.
  ///
  /// One or two measurements do not determine the values, so that a small weight pulls them to the
  /// times.
  mutating func solve() {
    let pull = 1e-9
    let (a, b) = (ar + pull * times[0], br + pull * times[1])
    let (first, second) = (aa + pull, bb + pull)
    let best =
      SIMD2(a * second - b * ab, b * first - a * ab) / (first * second - ab * ab)
    values = best.clamped(
      lowerBound: SIMD2(repeating: EaseFitter.values.lowerBound),
      upperBound: SIMD2(repeating: EaseFitter.values.upperBound))
    isFree = values == best
  }

  /// Adds a measurement for improved times: its parameter, its progress minus the curve's, and the slope of progress by
  /// time.
  @inline(__always)
  mutating func add(_ t: Double, difference: Double, steepness: Double) {
    let (a, b) = EaseFitter.weights(t)
    // Later control points delay the curve.
    let weights = SIMD4(a * a, a * b, a * b, b * b) * -steepness
    squares -= weights * steepness
    mixed += weights
    descent -= SIMD2(a, b) * (steepness * difference)
  }

  /// Returns the times with the least error, by a linear approximation of the curve.
  func improvedTimes(_ damping: Double) -> EaseFitter.Times {
    var (first, both, second) = (squares[0], squares[1], squares[3])
    if isFree {
      // Removes the part of the error that the control values can compensate.
      let determinant = aa * bb - ab * ab
      if determinant > 1e-12 {
        let low = SIMD2(mixed[0], mixed[2])
        let high = SIMD2(mixed[1], mixed[3])
        let lowA = (low * bb - high * ab) / determinant
        let highA = (high * aa - low * ab) / determinant
        first -= lowA[0] * low[0] + highA[0] * high[0]
        both -= lowA[0] * low[1] + highA[0] * high[1]
        second -= lowA[1] * low[1] + highA[1] * high[1]
      }
    }
    first += damping * (first + 1e-9)
    second += damping * (second + 1e-9)
    let determinant = first * second - both * both
    guard determinant > 1e-20 else { return times }
    var step = SIMD2(
      descent[0] * second - descent[1] * both, descent[1] * first - descent[0] * both)
    step /= determinant
    // A time that would leave 0...1 stays, and the step of the other one is computed without it.
    for (held, other, stiffness) in [(0, 1, second), (1, 0, first)]
    where times[held] == (step[held] < 0 ? 0 : 1) {
      step[held] = 0
      step[other] = descent[other] / stiffness
    }
    return (times + step).clamped(lowerBound: .zero, upperBound: SIMD2(1, 1))
  }
}
