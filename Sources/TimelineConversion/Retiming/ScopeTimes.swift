import SceneModel
import ViewTree

/// The times inside of a precomposition; what was asked for is kept, as all that moves in it asks for the same.
///
/// No two accesses overlap, so that checks for that at run time, which take a tenth of the answer, are left out.
final class ScopeTimes {
  @exclusivity(unchecked) private var chain: [TimeStep]
  /// The first root time that was asked for.
  @exclusivity(unchecked) private var first: Double?
  /// Times by the whole frames after the first one.
  @exclusivity(unchecked) private var known: [(root: Double, inner: Double)] = []

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
    var time = root
    for index in chain.indices { time = chain[index].time(at: time) }
    return time
  }
}

/// A step from the time around a precomposition to the time in it.
struct TimeStep {
  /// (time − start) / stretch, in frames.
  var start = 0.0
  var stretch = 1.0
  /// The inner time by keyframes instead, and the frame in place of which the one before is shown.
  var remap: (track: KeyframeTrack, end: Double)?

  /// The inner time, in frames.
  mutating func time(at outer: Double) -> Double {
    guard let place = remap?.track.place(at: outer),
      let remapped = remap?.track.value(at: place).numberValue
    else { return (outer - start) / stretch }
    return remapped == remap?.end ? remapped - 1 : remapped
  }
}
