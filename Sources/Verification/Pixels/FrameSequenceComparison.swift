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
  private static let candidateLimit = 12

  /// The number of frames of the animation.
  package internal(set) var totalCount = 0
  /// The layers that differ, the worst first.
  package internal(set) var layers: [Layer] = []
  /// The compared frames, by their numbers.
  private var frames: [Int: Frame] = [:]
  /// The largest mean differences, by the numbers of the frames.
  private var errors: [Int: Double] = [:]
  /// The candidates as a second look found them; `nil` before it.
  var closerFrames: [Frame]?

  /// Makes a comparison without frames, which matches.
  package init() {}

  /// The number of compared frames.
  package var frameCount: Int { frames.count }

  /// The frame that differs most, by the second look if there was one; the first one when none does.
  package var worst: Frame? {
    (closerFrames ?? Array(frames.values)).max { $1.isWorse(than: $0) }
  }

  /// The frames with the most differing pixels, the worst first.
  package var candidates: [Frame] {
    let differing = (closerFrames ?? Array(frames.values)).filter { $0.badCount > 0 }
    let sorted = differing.sorted { ($1.badCount, $0.number) < ($0.badCount, $1.number) }
    return Array(sorted.prefix(FrameSequenceComparison.candidateLimit))
  }

  /// The shares of differing pixels of the frames that have any, by their numbers, 0...1.
  package var badShares: [Int: Double] {
    var frames = frames
    for frame in closerFrames ?? [] { frames[frame.number] = frame }
    return frames.filter { $0.value.badCount > 0 }.mapValues(\.badShare)
  }

  /// The mean of all frames' mean differences, 0...1.
  package var meanError: Double {
    // Added in the order of frames, so that the sum does not depend on the order of comparison.
    let sum = errors.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    return frameCount > 0 ? sum / Double(frameCount) : 0
  }

  /// Adds other frames, in any order; of two comparisons of a frame the worse one counts.
  package mutating func add(_ other: FrameSequenceComparison) {
    errors.merge(other.errors, uniquingKeysWith: max)
    frames.merge(other.frames) { $1.isWorse(than: $0) ? $1 : $0 }
  }

  /// Adds a frame.
  mutating func add(_ frame: Frame) {
    frames[frame.number] = frame
    errors[frame.number] = frame.meanError
  }
}
