/// The differences of two animations over all frames, as images and as numbers.
package struct FrameSequenceComparison: Hashable, Sendable {
  /// The frame that differs most.
  package struct WorstFrame: Hashable, Sendable {
    /// The number of the frame.
    package var frame: Int
    /// The share of its pixels that differ.
    package var badShare: Double
    /// The mean difference of its pixels and channels, 0...1.
    package var meanError: Double
    /// The view that differs most on it; `nil` when the scenes are equal.
    package var source: Int?
    /// The deviation of that view; see `SceneComparison`.
    package var deviation: Double
  }

  /// The number of compared frames.
  package private(set) var frameCount = 0
  /// The frame that differs most; the first one when none does.
  package private(set) var worst: WorstFrame?
  /// The mean differences of the frames that have any, by their numbers.
  private var errors: [Int: Double] = [:]

  /// Makes a comparison without frames, which matches.
  package init() {}

  /// The mean of all frames' mean differences, 0...1.
  package var meanError: Double {
    // Added in the order of frames, so that the sum does not depend on the order of comparison.
    let sum = errors.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    return frameCount > 0 ? sum / Double(frameCount) : 0
  }

  /// The verdict for all frames.
  package var verdict: Verdict { Verdict(badShare: worst?.badShare ?? 0) }

  /// Adds other frames; the order does not matter.
  package mutating func add(_ other: FrameSequenceComparison) {
    frameCount += other.frameCount
    errors.merge(other.errors) { first, _ in first }
    if let frame = other.worst, isWorse(frame) { worst = frame }
  }

  /// Adds a frame.
  mutating func add(_ frame: WorstFrame) {
    frameCount += 1
    if frame.meanError != 0 { errors[frame.frame] = frame.meanError }
    if isWorse(frame) { worst = frame }
  }

  /// Whether a frame differs more than another, or equally and precedes it.
  private func isWorse(_ frame: WorstFrame) -> Bool {
    guard let worst else { return true }
    let (ours, theirs) = ((worst.badShare, worst.meanError), (frame.badShare, frame.meanError))
    return ours < theirs || ours == theirs && frame.frame < worst.frame
  }
}
