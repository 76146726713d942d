import StageModel

/// The times inside of a precomposition; what was asked for is kept, as all that moves in it asks for the same.
final class ScopeTimes {
  private var chain: [TimeStep]
  private let first: Double
  /// Times by the whole frames after the first one.
  private var known: [(root: Double, inner: Double)] = []

  /// The most times that are kept.
  private static let limit = 20_000

  /// - Parameters:
  ///   - chain: The steps from root time to the inner time.
  ///   - first: The first frame that is asked for.
  init(_ chain: [TimeStep], from first: Double) {
    self.chain = chain
    self.first = first
  }

  /// The inner time at a root time, both in frames.
  func time(at root: Double) -> Double {
    let frames = root - first
    guard frames >= 0, frames < Double(ScopeTimes.limit) else { return computed(at: root) }
    let place = Int(frames)
    if place >= known.count {
      known += Array(repeating: (.nan, .nan), count: place + 1 - known.count)
    }
    if known[place].root != root { known[place] = (root, computed(at: root)) }
    return known[place].inner
  }

  private func computed(at root: Double) -> Double {
    var time = root
    for index in chain.indices { time = chain[index].time(at: time) }
    return time
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
