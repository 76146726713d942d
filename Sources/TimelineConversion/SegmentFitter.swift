import Geometry
import SceneModel
import ViewTree

/// Looks how far one segment is near enough to values at even steps.
struct SegmentFitter<Value: ResampledValue> {
  let values: [Value]
  /// How far a segment may be from the values, in the property's unit.
  let tolerance: Double

  /// The fewest steps of an eased segment; between fewer values some curve always fits, and says nothing.
  private static var fewestEasedSteps: Int { 5 }

  /// A segment that stands for values.
  struct Segment {
    /// The index of the last value.
    var end: Int
    var curve = TimingCurve.linear
    /// How far the segment is from the values, in the property's unit.
    var error = 0.0
    /// Whether the values at its ends differ.
    var moves: Bool
  }

  /// The segment that goes farthest: a straight one, unless an eased one reaches beyond it.
  func longest(from start: Int) -> Segment {
    let straight = GallopingSearch.last(from: start + 1, before: values.count) { end in
      !values[start].jumps(to: values[end]) && error(start, end, upTo: tolerance) != nil
    }
    var best = Segment(
      end: straight, error: error(start, straight) ?? tolerance,
      moves: values[start].distance(to: values[straight]) > 0)
    // A value at rest is no part of a movement.
    guard best.moves else { return best }
    extend(&best, from: start)
    return withoutRest(best, from: start)
  }

  /// Looks for an eased segment that reaches farther: by lengths that double, and then halve their steps.
  ///
  /// The last few values are left to the next segment, as each length that is tried costs a fit.
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

  /// The segment up to where its values come to rest, if an eased one leads there.
  private func withoutRest(_ segment: Segment, from start: Int) -> Segment {
    var end = segment.end
    while end > start + Self.fewestEasedSteps, values[end - 1] == values[segment.end] { end -= 1 }
    return end < segment.end ? eased(start, end) ?? segment : segment
  }

  /// An eased segment between two values; `nil` if none is near enough to those between them.
  private func eased(_ start: Int, _ end: Int) -> Segment? {
    let (first, last) = (values[start], values[end])
    guard !first.jumps(to: last) else { return nil }
    let distance = first.distance(to: last)
    guard distance > tolerance, distance.isFinite,
      let shares = values.withUnsafeBufferPointer({
        Value.shares(of: UnsafeBufferPointer(rebasing: $0[start...end]), tolerance: tolerance)
      }),
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

  /// How far a straight segment is from the values between its ends; `nil` if farther than a limit.
  private func error(_ start: Int, _ end: Int, upTo limit: Double = .infinity) -> Double? {
    guard end > start + 1 else { return 0 }
    // The middle is where most segments that are too long are seen to be so.
    let middle = (start + end) / 2
    guard !(distance(start, end, middle) > limit) else { return nil }
    var largest = 0.0
    for index in start + 1..<end {
      largest = max(largest, distance(start, end, index))
      guard largest <= limit else { return nil }
    }
    return largest
  }

  /// How far a value is from the straight segment between two others.
  private func distance(_ start: Int, _ end: Int, _ index: Int) -> Double {
    let share = Double(index - start) / Double(end - start)
    return values[index].distance(toShare: share, from: values[start], to: values[end])
  }
}
