/// The differences of two animations over all frames, as images and as numbers.
package struct FrameSequenceComparison: Hashable, Sendable {
  /// The differences in a frame.
  package struct Frame: Hashable, Sendable {
    /// The number of the frame.
    package var number: Int
    /// The share of the pixels drawn in either image that differ, 0...1.
    package var badShare: Double
    /// The number of pixels that differ.
    package var badCount: Int
    /// The mean difference of all pixels and channels of the image, 0...1.
    package var meanError: Double
    /// The view that differs most; `nil` when the scenes are equal.
    package var source: Int?
    /// The deviation of that view; see `SceneComparison`.
    package var deviation = 0.0

    /// Returns whether it differs more than another frame, or equally and precedes it.
    func isWorse(than other: Frame) -> Bool {
      let (ours, theirs) = ((badShare, meanError), (other.badShare, other.meanError))
      return ours > theirs || ours == theirs && number < other.number
    }
  }

  /// The differences in a layer, drawn alone.
  package struct Layer: Hashable, Sendable {
    /// The identifier of the view.
    package var view: String
    /// The preorder index of the view in the design's view tree.
    package var source: Int
    /// The frame in which it differs most.
    package var frame: Int
    /// The share of the layer's pixels drawn in either image that differ, 0...1.
    package var badShare: Double
  }

  /// The number of frames that are looked at more closely.
  package static let candidateLimit = 12

  /// The number of compared frames.
  package private(set) var frameCount = 0
  /// The number of frames of the animation.
  package internal(set) var totalCount = 0
  /// The frame that differs most, by the second look if there was one; the first one when none does.
  package private(set) var worst: Frame?
  /// The frames with the most differing pixels, at most `candidateLimit`, the worst first.
  package private(set) var candidates: [Frame] = []
  /// The layers that differ, the worst first.
  package internal(set) var layers: [Layer] = []
  /// The shares of differing pixels of the frames that have any, by their numbers, 0...1.
  package private(set) var badShares: [Int: Double] = [:]
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

  /// Adds other frames; the order does not matter.
  package mutating func add(_ other: FrameSequenceComparison) {
    frameCount += other.frameCount
    takeWorse(of: other)
  }

  /// Replaces the differences in frames by those that another comparison of the same frames found, where they are larger.
  package mutating func takeWorse(of other: FrameSequenceComparison) {
    errors.merge(other.errors, uniquingKeysWith: max)
    badShares.merge(other.badShares, uniquingKeysWith: max)
    if let frame = other.worst { note(frame) }
    for frame in other.candidates {
      let place = candidates.firstIndex { $0.number == frame.number }
      if let place, !frame.isWorse(than: candidates[place]) { continue }
      if let place { candidates.remove(at: place) }
      addCandidate(frame)
    }
  }

  /// Adds a frame.
  mutating func add(_ frame: Frame) {
    frameCount += 1
    if frame.meanError != 0 { errors[frame.number] = frame.meanError }
    note(frame)
    addShare(frame)
    if frame.badCount > 0 { addCandidate(frame) }
  }

  private mutating func addShare(_ frame: Frame) {
    badShares[frame.number] = frame.badCount > 0 ? frame.badShare : nil
  }

  /// Replaces the differences in the frames that differ most by those of a closer look.
  mutating func replaceCandidates(_ frames: [Frame]) {
    candidates = []
    worst = nil
    for frame in frames {
      note(frame)
      addShare(frame)
      if frame.badCount > 0 { addCandidate(frame) }
    }
  }

  private mutating func note(_ frame: Frame) {
    if worst.map({ frame.isWorse(than: $0) }) ?? true { worst = frame }
  }

  private mutating func addCandidate(_ frame: Frame) {
    candidates.append(frame)
    candidates.sort { ($1.badCount, $0.number) < ($0.badCount, $1.number) }
    if candidates.count > FrameSequenceComparison.candidateLimit { candidates.removeLast() }
  }
}
