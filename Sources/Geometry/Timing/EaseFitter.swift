/// Finds the timing curve that follows measured progress.
///
/// For given times of the control points the best values are a linear problem, so that only the times are looked for:
/// a coarse grid gives a start, and the method of Gauss and Newton, damped, goes on from there.
public struct EaseFitter: Sendable {
  /// The most measurements that are looked at; more of them hardly change the curve.
  private static let maximumMeasurements = 12
  /// Beyond this, control values make curves that no one would write.
  static let values = -1.0...2.0
  /// How often the start is improved at most.
  private static let rounds = 20
  /// An improvement of the error by less than this share ends the search.
  private static let leastGain = 0.02
  /// The same while the error is beyond what would be near enough.
  private static let leastGainAfar = 0.1

  /// Progress at a time, and the parameter at which the curve that was looked at last has this time.
  private struct Measurement {
    var time: Double
    var progress: Double
    var parameter: Double
  }

  private var measurements: [Measurement] = []
  /// The times of the control points from which the search begins.
  private let start: Times

  /// The times of both control points.
  typealias Times = SIMD2<Double>

  /// Takes progress measured at even steps; what comes first counts as 0 and what comes last as 1.
  ///
  /// - Parameters:
  ///   - count: How many steps there are; at least 2.
  ///   - measure: The progress after a number of steps; is asked for some of them only.
  public init?(steps count: Int, _ measure: (Int) -> Double) {
    guard count >= 2 else { return nil }
    let used = min(count - 1, EaseFitter.maximumMeasurements)
    measurements.reserveCapacity(used)
    for number in 1...used {
      // Spread over the steps between the first and the last.
      let step = used == count - 1 ? number : (number * count + used / 2) / (used + 1)
      let (time, progress) = (Double(step) / Double(count), measure(step))
      guard progress.isFinite else { return nil }
      measurements.append(Measurement(time: time, progress: progress, parameter: time))
    }
    start = EaseStarts.best(steps: count, measure)
  }

  /// The curve with the least squared error, or one that is near enough.
  ///
  /// - Parameters:
  ///   - goal: The error of progress that need not be improved, as the root of the mean of squares.
  ///   - limit: The error from which on a curve is of no use; the search for one nearer than that ends early.
  /// - Returns: `nil` if no curve within the limit was found.
  public consuming func curve(goal: Double = 1e-7, limit: Double = .infinity) -> TimingCurve? {
    let (goal, limit) = (squares(goal), squares(limit))
    var best = fit(start)
    var (damping, gains) = (1e-3, 0)
    for _ in 0..<EaseFitter.rounds {
      guard best.error > goal, gains < 2 else { break }
      if !best.isLinearized { linearize(&best) }
      let candidate = fit(best.improvedTimes(damping))
      guard candidate.error < best.error else {
        damping *= 8
        continue
      }
      if best.error > limit, candidate.error > best.error * (1 - EaseFitter.leastGainAfar) { break }
      gains = candidate.error > best.error * (1 - EaseFitter.leastGain) ? gains + 1 : 0
      best = candidate
      damping = max(damping / 8, 1e-9)
    }
    return best.error <= limit ? best.curve : nil
  }

  /// The sum of squares that errors add up to.
  private func squares(_ error: Double) -> Double { error * error * Double(measurements.count) }

  /// The curve with control points at some times that has the best values.
  private mutating func fit(_ times: Times) -> Fit {
    var fit = Fit(times)
    var values = LinearValues()
    let curve = Cubic(times[0], times[1])
    measurements.withUnsafeMutableBufferPointer { measurements in
      for index in measurements.indices {
        let t = curve.parameter(
          at: measurements[index].time, near: measurements[index].parameter)
        measurements[index].parameter = t
        values.add(t, measurements[index].progress)
      }
      fit.take(values)
      let rise = Cubic(fit.values[0], fit.values[1])
      for index in measurements.indices {
        let difference =
          measurements[index].progress - rise.value(at: measurements[index].parameter)
        fit.error += difference * difference
      }
    }
    return fit
  }

  /// Looks where better times than those of the last fit may be, which is worth it only if that was the best so far.
  private func linearize(_ fit: inout Fit) {
    fit.isLinearized = true
    let curve = Cubic(fit.times[0], fit.times[1])
    let rise = Cubic(fit.values[0], fit.values[1])
    measurements.withUnsafeBufferPointer { measurements in
      for index in measurements.indices {
        let t = measurements[index].parameter
        let run = max(curve.slope(at: t), 1e-4)
        fit.add(
          t, difference: measurements[index].progress - rise.value(at: t),
          steepness: rise.slope(at: t) / run)
      }
    }
  }
}

/// A one-dimensional cubic from 0 to 1 by powers of its parameter.
private struct Cubic {
  private let linear: Double
  private let square: Double
  private let cube: Double

  /// - Parameters:
  ///   - a: The first inner control value.
  ///   - b: The second one.
  init(_ a: Double, _ b: Double) {
    linear = 3 * a
    square = 3 * (b - 2 * a)
    cube = 1 + 3 * (a - b)
  }

  func value(at t: Double) -> Double { ((cube * t + square) * t + linear) * t }

  func slope(at t: Double) -> Double { (3 * cube * t + 2 * square) * t + linear }

  /// The parameter at which a rising cubic has a value, if that is to be found near to another one.
  @inline(__always)
  func parameter(at value: Double, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<8 {
      let error = self.value(at: t) - value
      let slope = slope(at: t)
      guard slope > 1e-6 else { break }
      t -= error / slope
      // As errors are squared by a step, what is left is nothing.
      if abs(error) < 1e-7 {
        guard t >= 0, t <= 1 else { break }
        return t
      }
    }
    return TimingCurve(linear / 3, 0, (square + 2 * linear) / 3, 1).parameter(at: value)
  }
}

/// Sums of what the two control values of a curve count for at measurements.
private struct LinearValues {
  private(set) var aa = 0.0
  private(set) var ab = 0.0
  private(set) var bb = 0.0
  private(set) var ar = 0.0
  private(set) var br = 0.0

  mutating func add(_ t: Double, _ progress: Double) {
    let (a, b) = EaseFitter.weights(t)
    let rest = progress - t * t * t
    aa += a * a
    ab += a * b
    bb += b * b
    ar += a * rest
    br += b * rest
  }

  /// The best values, before they are limited; two measurements or fewer leave them open, and they are then kept near
  /// to the times.
  func best(_ times: EaseFitter.Times) -> SIMD2<Double> {
    let pull = 1e-9
    let (a, b) = (ar + pull * times[0], br + pull * times[1])
    let (first, second) = (aa + pull, bb + pull)
    return SIMD2(a * second - b * ab, b * first - a * ab) / (first * second - ab * ab)
  }
}

/// A curve at measurements, and how its error depends on the times of its control points.
private struct Fit {
  let times: EaseFitter.Times
  private(set) var values = SIMD2<Double>.zero
  /// The sum of squared errors.
  var error = 0.0
  /// Whether it is known how the error depends on the times.
  var isLinearized = false
  private var linear = LinearValues()
  /// Whether the values are the best ones, and none was limited.
  private var isFree = true
  /// Sums by pairs of control points: of times with times, and of times with values.
  private var squares = SIMD4<Double>.zero
  private var mixed = SIMD4<Double>.zero
  /// How the error falls with the times.
  private var fall = SIMD2<Double>.zero

  init(_ times: EaseFitter.Times) { self.times = times }

  var curve: TimingCurve { TimingCurve(times[0], values[0], times[1], values[1]) }

  mutating func take(_ linear: LinearValues) {
    self.linear = linear
    let best = linear.best(times)
    values = best.clamped(
      lowerBound: SIMD2(repeating: EaseFitter.values.lowerBound),
      upperBound: SIMD2(repeating: EaseFitter.values.upperBound))
    isFree = values == best
  }

  /// Adds a measurement by its parameter, how far the curve is below it, and how steep the curve is there.
  @inline(__always)
  mutating func add(_ t: Double, difference: Double, steepness: Double) {
    let (a, b) = EaseFitter.weights(t)
    // Later control points make all of the curve come later.
    let weights = SIMD4(a * a, a * b, a * b, b * b) * -steepness
    squares -= weights * steepness
    mixed += weights
    fall -= SIMD2(a, b) * (steepness * difference)
  }

  /// The times that lessen the error the most, if the curve is taken for straight in its parameters.
  func improvedTimes(_ damping: Double) -> EaseFitter.Times {
    var (first, both, second) = (squares[0], squares[1], squares[3])
    if isFree {
      // What times do that values can do as well is left to those.
      let determinant = linear.aa * linear.bb - linear.ab * linear.ab
      if determinant > 1e-12 {
        let low = SIMD2(mixed[0], mixed[2])
        let high = SIMD2(mixed[1], mixed[3])
        let lowA = (low * linear.bb - high * linear.ab) / determinant
        let highA = (high * linear.aa - low * linear.ab) / determinant
        first -= lowA[0] * low[0] + highA[0] * high[0]
        both -= lowA[0] * low[1] + highA[0] * high[1]
        second -= lowA[1] * low[1] + highA[1] * high[1]
      }
    }
    first += damping * (first + 1e-9)
    second += damping * (second + 1e-9)
    let determinant = first * second - both * both
    guard determinant > 1e-20 else { return times }
    var step = SIMD2(fall[0] * second - fall[1] * both, fall[1] * first - fall[0] * both)
    step /= determinant
    // A time that would leave 0...1 stays; the other one then has to do without it.
    for (held, other, stiffness) in [(0, 1, second), (1, 0, first)]
    where times[held] == (step[held] < 0 ? 0 : 1) {
      step[held] = 0
      step[other] = fall[other] / stiffness
    }
    return (times + step).clamped(lowerBound: .zero, upperBound: SIMD2(1, 1))
  }
}

extension EaseFitter {
  /// How much the two control values count at a parameter.
  static func weights(_ t: Double) -> (Double, Double) {
    let u = 1 - t
    return (3 * u * u * t, 3 * u * t * t)
  }
}
