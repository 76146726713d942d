/// Finds the sample after which values have more extremes or inflections than one easing curve.
///
/// Progress is a cubic function of the curve's parameter, so that it has at most two extremes and two inflections. The
/// first and second differences of samples at even steps change their signs no more often.
struct BendCounter {
  /// The largest distance of values from the curve, in their unit.
  let tolerance: Double

  /// The largest number of extremes, and of inflections, of a curve.
  private static let most = 2

  private var turns = SignChanges()
  private var bends = SignChanges()
  /// The number of steps counted so far.
  private var steps = 1
  /// The number of steps after which the curve has to end; `nil` until it is determined.
  private var last: Int?

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Returns the index of the last value, up to a given one, that one curve might reach.
  mutating func end<Value: ResampledValue>(
    _ values: [Value], from start: Int, upTo end: Int
  ) -> Int {
    let end = min(end, values.count - 1)
    while last == nil, start + steps < end {
      let (before, here, after) = (
        values[start + steps - 1].coordinates, values[start + steps].coordinates,
        values[start + steps + 1].coordinates
      )
      if steps == 1 { turns.add(here - before, significance: 2 * tolerance) }
      turns.add(after - here, significance: 2 * tolerance)
      bends.add((after - here) - (here - before), significance: 4 * tolerance)
      if max(turns.count, bends.count) > BendCounter.most { last = steps }
      steps += 1
    }
    return min(end, start + (last ?? .max - start))
  }
}

/// The number of sign changes in up to four sequences of numbers.
private struct SignChanges {
  private var signs = SIMD4<Double>.zero
  private var counts = SIMD4<Double>.zero

  /// Adds the next numbers of the sequences; numbers nearer to 0 than `significance` have no sign.
  mutating func add(_ numbers: SIMD4<Double>, significance: Double) {
    let isUp = numbers .> significance
    let isDown = numbers .< -significance
    let changes = (isUp .& (signs .< 0)) .| (isDown .& (signs .> 0))
    counts.replace(with: counts + 1, where: changes)
    signs.replace(with: 1, where: isUp)
    signs.replace(with: -1, where: isDown)
  }

  /// The largest count.
  var count: Int { Int(counts.max()) }
}
