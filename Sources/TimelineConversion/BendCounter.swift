import Geometry

/// Knows where values have turned and bent more often than one ease can.
///
/// Progress is a cubic of a parameter as time is, and time only rises: progress turns back at most twice, and bends the
/// other way at most twice. Differences of values at even steps change their signs no more often than that.
struct BendCounter {
  /// How far values may be from the ease, in their unit.
  let tolerance: Double

  /// How often an ease can turn, and bend, the other way.
  private static let most = 2

  private var turns = SignChanges()
  private var bends = SignChanges()
  /// How many steps were looked at.
  private var steps = 1
  /// After how many steps an ease has to end; `nil` while that is not known.
  private var last: Int?

  init(tolerance: Double) { self.tolerance = tolerance }

  /// The last value, not after a given one, up to which one ease might lead.
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

/// How often numbers in a row change their signs, at most of four rows at once.
private struct SignChanges {
  private var signs = SIMD4<Double>.zero
  private var counts = SIMD4<Double>.zero

  /// Counts those numbers that are farther from 0 than what may be noise.
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
