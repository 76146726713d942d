/// Finds the timing curve that follows measured progress.
///
/// For given times of the control points the best values are a linear problem; the times come from a coarse grid and
/// are then improved together with the values by the method of Levenberg and Marquardt.
public struct EaseFitter: Sendable {
  /// The most measurements that are looked at; more of them hardly change the curve.
  private static let maximumMeasurements = 12
  /// Beyond this, control values make curves that no one would write.
  private static let values = -1.0...2.0
  /// The times of control points from which the search begins.
  private static let starts = [0.1, 0.5, 0.9]
  /// How often the best of the starts is improved at most.
  private static let rounds = 12
  /// An improvement of the error by less than this share ends the search.
  private static let leastGain = 0.02

  private let times: [Double]
  private let progress: [Double]

  /// Takes progress measured at even steps; what comes first counts as 0 and what comes last as 1.
  ///
  /// - Parameters:
  ///   - count: How many steps there are; at least 2.
  ///   - measure: The progress after a number of steps.
  public init?(steps count: Int, _ measure: (Int) -> Double) {
    guard count >= 2 else { return nil }
    let used = min(count - 1, EaseFitter.maximumMeasurements)
    var (times, progress): ([Double], [Double]) = ([], [])
    for number in 1...used {
      // Spread over the steps between the first and the last.
      let step = used == count - 1 ? number : (number * count + used / 2) / (used + 1)
      let value = measure(step)
      guard value.isFinite else { return nil }
      times.append(Double(step) / Double(count))
      progress.append(value)
    }
    (self.times, self.progress) = (times, progress)
  }

  /// The curve with the least squared error, or one that is near enough.
  ///
  /// - Parameter goal: The error of progress that need not be improved, as the root of the mean of squares.
  public func curve(goal: Double = 1e-7) -> TimingCurve {
    var best = Parameters(0, 0, 1, 1)
    var error = Double.infinity
    for first in EaseFitter.starts {
      for second in EaseFitter.starts {
        let candidate = withBestValues(first, second)
        let candidateError = squaredError(of: candidate)
        if candidateError < error { (best, error) = (candidate, candidateError) }
      }
    }
    improve(&best, error, goal: goal * goal * Double(times.count))
    return TimingCurve(best[0], best[1], best[2], best[3])
  }

  /// The times and values of the control points: x1, y1, x2, y2.
  private typealias Parameters = SIMD4<Double>

  private func squaredError(of parameters: Parameters) -> Double {
    let curve = TimingCurve(parameters[0], parameters[1], parameters[2], parameters[3])
    var sum = 0.0
    for index in times.indices {
      let difference = curve.progress(at: times[index]) - progress[index]
      sum += difference * difference
    }
    return sum
  }

  /// The best values for control points at given times.
  private func withBestValues(_ first: Double, _ second: Double) -> Parameters {
    let curve = TimingCurve(first, 0, second, 1)
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in times.indices {
      let t = curve.parameter(at: times[index])
      let (a, b) = EaseFitter.weights(t)
      let rest = progress[index] - t * t * t
      aa += a * a
      ab += a * b
      bb += b * b
      ar += a * rest
      br += b * rest
    }
    // Two measurements or fewer leave the values open; they are then kept near to the diagonal.
    let pull = 1e-9
    let determinant = (aa + pull) * (bb + pull) - ab * ab
    let (wishA, wishB) = (ar + pull * first, br + pull * second)
    return EaseFitter.limited(
      Parameters(
        first, (wishA * (bb + pull) - wishB * ab) / determinant, second,
        (wishB * (aa + pull) - wishA * ab) / determinant))
  }

  /// How much the two control values count at a parameter.
  private static func weights(_ t: Double) -> (Double, Double) {
    let u = 1 - t
    return (3 * u * u * t, 3 * u * t * t)
  }

  private static func limited(_ parameters: Parameters) -> Parameters {
    parameters.clamped(
      lowerBound: Parameters(0, values.lowerBound, 0, values.lowerBound),
      upperBound: Parameters(1, values.upperBound, 1, values.upperBound))
  }

  private func improve(_ parameters: inout Parameters, _ start: Double, goal: Double) {
    var (error, damping) = (start, 1e-3)
    var gains = 0
    for _ in 0..<EaseFitter.rounds {
      guard error > goal, gains < 2, let step = step(from: parameters, damping) else { return }
      let moved = EaseFitter.limited(parameters + step)
      let candidate = withBestValues(moved[0], moved[2])
      let candidateError = squaredError(of: candidate)
      if candidateError < error {
        gains = candidateError > error * (1 - EaseFitter.leastGain) ? gains + 1 : 0
        (parameters, error) = (candidate, candidateError)
        damping = max(damping / 8, 1e-9)
      } else {
        damping *= 8
      }
    }
  }

  /// The step that lessens the error the most, if the curve is taken for straight in its parameters.
  private func step(from parameters: Parameters, _ damping: Double) -> Parameters? {
    let curve = TimingCurve(parameters[0], parameters[1], parameters[2], parameters[3])
    var rows = [Parameters](repeating: .zero, count: 4)
    var right = Parameters.zero
    for index in times.indices {
      let t = curve.parameter(at: times[index])
      let (a, b) = EaseFitter.weights(t)
      let run = max(TimingCurve.slope(parameters[0], parameters[2], t), 1e-4)
      let rise = TimingCurve.slope(parameters[1], parameters[3], t)
      let gradient = Parameters(-rise / run * a, a, -rise / run * b, b)
      let difference =
        progress[index] - TimingCurve.value(parameters[1], parameters[3], t)
      for row in 0..<4 { rows[row] += gradient * gradient[row] }
      right += gradient * difference
    }
    for row in 0..<4 { rows[row][row] += damping * (rows[row][row] + 1e-6) }
    guard let step = EaseFitter.solved(rows, right) else { return nil }
    // A time that would leave 0...1 stays; the others then have to do without it.
    var isHeld = false
    for time in [0, 2] where !(0...1).contains(parameters[time] + step[time]) {
      let bound = step[time] < 0 ? 0.0 : 1
      guard parameters[time] == bound else { continue }
      for row in 0..<4 { (rows[row][time], rows[time][row]) = (0, 0) }
      (rows[time][time], right[time], isHeld) = (1, 0, true)
    }
    return isHeld ? EaseFitter.solved(rows, right) : step
  }

  /// The solution of four linear equations; `nil` if there is none.
  private static func solved(_ matrix: [Parameters], _ values: Parameters) -> Parameters? {
    var (rows, right) = (matrix, values)
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(rows[row][column]) > abs(rows[pivot][column]) { pivot = row }
      guard abs(rows[pivot][column]) > 1e-14 else { return nil }
      rows.swapAt(column, pivot)
      (right[column], right[pivot]) = (right[pivot], right[column])
      for row in column + 1..<4 {
        let factor = rows[row][column] / rows[column][column]
        rows[row] -= rows[column] * factor
        right[row] -= right[column] * factor
      }
    }
    var result = Parameters.zero
    for row in (0..<4).reversed() {
      let known = (row + 1..<4).reduce(0) { $0 + rows[row][$1] * result[$1] }
      result[row] = (right[row] - known) / rows[row][row]
    }
    return result
  }
}
