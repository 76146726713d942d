import Geometry

/// Finds the longest segments within a tolerance of samples at even steps.
struct SegmentFitter<Value: ResampledValue> {
  let values: [Value]
  /// The largest distance of a segment from the samples, in the property's unit.
  let tolerance: Double

  /// The fewest steps of an eased segment, because some curve always fits fewer samples.
  private static var fewestEasedSteps: Int { 5 }

  /// A segment that replaces samples.
  struct Segment {
    /// The index of the last sample.
    var end: Int
    var curve = TimingCurve.linear
    /// The largest distance of the segment from the samples, in the property's unit.
    var error = 0.0
    /// Whether the values at its ends differ.
    var moves: Bool
  }

  /// Returns the longest segment from a sample: a linear one, unless an eased one is longer.
  func longest(from start: Int) -> Segment {
    let straight = GallopingSearch.last(from: start + 1, before: values.count) { end in
      !values[start].jumps(to: values[end]) && error(start, end, upTo: tolerance) != nil
    }
    var best = Segment(
      end: straight, error: error(start, straight) ?? tolerance,
      moves: values[start].distance(to: values[straight]) > 0)
    // A constant value is not part of a movement.
    guard best.moves else { return best }
    extend(&best, from: start)
    return withoutRest(best, from: start)
  }

  /// Replaces a segment by a longer eased one: tries lengths by steps that double, and then halve.
  ///
  /// The last few samples are left to the next segment, because each tried length costs a fit.
  private func extend(_ best: inout Segment, from start: Int) {
    var bends = BendCounter(tolerance: tolerance)
    var length = best.end - start
    var reach = max(Self.fewestEasedSteps - 1, length)
    while best.end < values.count - 1 {
      let end = bends.end(values, from: start, upTo: start + length + reach)
      guard end > best.end, let eased = eased(start, end) else { break }
      best = eased
      length = end - start
      reach = length
    }
    reach = min(reach, values.count - 1 - start - length) / 2
    while reach > (best.end - start) / 16 {
      let end = start + length + reach
      if end - start >= Self.fewestEasedSteps, bends.end(values, from: start, upTo: end) == end,
        let eased = eased(start, end)
      {
        best = eased
        length += reach
      }
      reach /= 2
    }
  }

  /// Returns the segment without the constant samples at its end, if an eased one fits the others.
  private func withoutRest(_ segment: Segment, from start: Int) -> Segment {
    var end = segment.end
    while end > start + Self.fewestEasedSteps, values[end - 1] == values[segment.end] { end -= 1 }
    return end < segment.end ? eased(start, end) ?? segment : segment
  }

  /// Returns an eased segment between two samples; `nil` if none is within the tolerance of those between them.
  private func eased(_ start: Int, _ end: Int) -> Segment? {
    let (first, last) = (values[start], values[end])
    guard !first.jumps(to: last) else { return nil }
    let distance = first.distance(to: last)
    guard distance > tolerance, distance.isFinite,
      let shares = Value.shares(of: values[start...end], tolerance: tolerance),
      let fitter = EaseFitter(steps: end - start, { shares[$0] }),
      let curve = fitter.curve(goal: tolerance / distance / 3, limit: tolerance / distance)?.rounded
    else { return nil }
    var walk = TimingCurveWalk(curve)
    var error = 0.0
    for index in start + 1..<end {
      let progress = walk.progress(at: Double(index - start) / Double(end - start))
      error = max(error, values[index].distance(toShare: progress, from: first, to: last))
      guard error <= tolerance else { return nil }
    }
    return Segment(end: end, curve: curve, error: error, moves: true)
  }

  /// The largest distance of a linear segment from the samples between its ends; `nil` if it exceeds a limit.
  private func error(_ start: Int, _ end: Int, upTo limit: Double = .infinity) -> Double? {
    guard end > start + 1 else { return 0 }
    // Tests the middle first, where most segments that are too long exceed the limit.
    let middle = (start + end) / 2
    guard !(distance(start, end, middle) > limit) else { return nil }
    var largest = 0.0
    for index in start + 1..<end {
      largest = max(largest, distance(start, end, index))
      guard largest <= limit else { return nil }
    }
    return largest
  }

  /// The distance of a sample from the linear segment between two others.
  private func distance(_ start: Int, _ end: Int, _ index: Int) -> Double {
    let share = Double(index - start) / Double(end - start)
    return values[index].distance(toShare: share, from: values[start], to: values[end])
  }
}

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
