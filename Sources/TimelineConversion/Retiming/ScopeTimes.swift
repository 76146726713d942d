import StageModel

/// The times inside of a precomposition; what was asked for is kept, as all that moves in it asks for the same.
final class ScopeTimes {
  private let chain: [TimeStep]
  /// The first root time that was asked for.
  private var first: Double?
  /// Times by the whole frames after the first one.
  private var known: [(root: Double, inner: Double)] = []

  /// The most times that are kept.
  private static let limit = 20_000

  /// - Parameter chain: The steps from root time to the inner time.
  init(_ chain: [TimeStep]) {
    self.chain = chain
  }

  /// The inner time at a root time, both in frames.
  func time(at root: Double) -> Double {
    let frames = root - (first ?? root)
    first = first ?? root
    guard frames >= 0, frames < Double(ScopeTimes.limit) else { return computed(at: root) }
    let place = Int(frames)
    while place >= known.count { known.append((.nan, .nan)) }
    if known[place].root != root { known[place] = (root, computed(at: root)) }
    return known[place].inner
  }

  private func computed(at root: Double) -> Double {
    chain.reduce(root) { $1.time(at: $0) }
  }
}

/// A step from the time around a precomposition to the time in it.
enum TimeStep {
  case shifted(start: Double, stretch: Double)
  case remapped(KeyframeTrack, end: Double)

  /// The inner time, in frames.
  func time(at outer: Double) -> Double {
    switch self {
    case .shifted(let start, let stretch):
      return (outer - start) / stretch
    case .remapped(var track, let end):
      let remapped = track.value(at: track.place(at: outer)).numberValue
      return remapped == end ? end - 1 : remapped
    }
  }
}
