/// Fits the timing curve with the least squared error to measured progress.
///
/// For given times of the control points, the best values solve linear equations. The search
/// therefore only varies the times: it starts with the best of a coarse grid and continues with the
/// damped Gauss-Newton method.
public struct EaseFitter: Sendable {
  /// The largest number of measurements used; more of them barely change the curve.
  private static let maximumMeasurements = 12
  /// The range of control values.
  static let values = -1.0...2.0
  /// The largest number of improvements of the start.
  private static let rounds = 20
  /// The relative improvement of the error below which the search ends.
  private static let leastGain = 0.02
  /// The relative improvement below which the search ends while the error exceeds the limit.
  private static let leastGainBeyondLimit = 0.1

  /// The progress at a time, and the parameter of the last fitted curve at that time.
  private struct Measurement {
    var time: Double
    var progress: Double
    var parameter: Double
  }

  private var measurements: [Measurement] = []
  /// The times of the control points at which the search starts.
  private let start: Times

  /// The times of both control points.
  typealias Times = SIMD2<Double>

  /// Measures progress at even steps; it is 0 before the first one and 1 after the last.
  ///
  /// - Parameters:
  ///   - count: The number of steps, at least 2.
  ///   - measure: Returns the progress after a number of steps; called for some of them only.
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

  /// Returns the curve with the least squared error, or the first one within the goal.
  ///
  /// - Parameters:
  ///   - goal: The error of progress at which the search ends, as the root of the mean square.
  ///   - limit: The largest error of a result; the search ends early if it seems unreachable.
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
      if best.error > limit, candidate.error > best.error * (1 - EaseFitter.leastGainBeyondLimit) {
        break
      }
      gains = candidate.error > best.error * (1 - EaseFitter.leastGain) ? gains + 1 : 0
      best = candidate
      damping = max(damping / 8, 1e-9)
    }
    return best.error <= limit ? best.curve : nil
  }

  /// The sum of squares for a root of the mean square.
  private func squares(_ error: Double) -> Double { error * error * Double(measurements.count) }

  /// Returns the curve with the best values for the times of control points.
  private mutating func fit(_ times: Times) -> EaseFit {
    var fit = EaseFit(times)
    let curve = UnitCubic(times[0], times[1])
    measurements.withUnsafeMutableBufferPointer { measurements in
      for index in measurements.indices {
        let t = curve.parameter(
          at: measurements[index].time, near: measurements[index].parameter)
        measurements[index].parameter = t
        fit.add(t, measurements[index].progress)
      }
      fit.solve()
      let rise = UnitCubic(fit.values[0], fit.values[1])
      for index in measurements.indices {
        let difference =
          measurements[index].progress - rise.value(at: measurements[index].parameter)
        fit.error += difference * difference
      }
    }
    return fit
  }

  /// Prepares a fit for improved times, which only the best fit so far needs.
  private func linearize(_ fit: inout EaseFit) {
    fit.isLinearized = true
    let curve = UnitCubic(fit.times[0], fit.times[1])
    let rise = UnitCubic(fit.values[0], fit.values[1])
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

  /// The weights of the two control values at a parameter.
  static func weights(_ t: Double) -> (Double, Double) {
    let u = 1 - t
    return (3 * u * u * t, 3 * u * t * t)
  }
}
