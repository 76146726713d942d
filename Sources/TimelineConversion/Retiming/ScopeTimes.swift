import CompositionLowering

/// The times in a precomposition, computed once for all its animations.
final class ScopeTimes {
  private var steps: [TimeStep]
  /// The root time of the first call.
  private var first: Double?
  /// Computed times, by the number of whole frames after the first one.
  private var known: [(root: Double, inner: Double)] = []

  /// The largest number of cached times.
  private static let limit = 20_000

  /// - Parameter steps: The steps from root time to the inner time.
  init(_ steps: [TimeStep]) {
    self.steps = steps
  }

  /// The inner time at a root time, both in frames.
  func time(at root: Double) -> Double {
    let frames = root - (first ?? root)
    first = first ?? root
    guard frames >= 0, frames < Double(ScopeTimes.limit) else { return computed(at: root) }
    let index = Int(frames)
    while index >= known.count { known.append((.nan, .nan)) }
    if known[index].root != root { known[index] = (root, computed(at: root)) }
    return known[index].inner
  }

  private func computed(at root: Double) -> Double {
    var time = root
    for index in steps.indices { time = steps[index].time(at: time) }
    return time
  }
}
