/// Compares two ways to make the same scenes, frame by frame, as pictures and as numbers.
public struct FrameSequenceComparison: Hashable, Sendable {
  /// The frame that differs most.
  public struct WorstFrame: Hashable, Sendable {
    /// Its number.
    public var frame: Int
    /// The share of its pixels that differ.
    public var badShare: Double
    /// The mean difference of its pixels and channels, 0...1.
    public var meanError: Double
    /// The view that differs most on it; `nil` when the scenes are equal.
    public var source: Int?
    /// By how much that view differs; see `SceneComparison`.
    public var deviation: Double
  }

  /// How many frames were compared.
  public private(set) var frameCount = 0
  /// The frame that differs most; the first one when none does.
  public private(set) var worst: WorstFrame?
  /// The mean differences of the frames that have any, by their numbers.
  private var errors: [Int: Double] = [:]

  /// Makes a comparison without frames, which matches.
  public init() {}

  /// The mean of all frames' mean differences, 0...1.
  public var meanError: Double {
    // In order of the frames, so that it does not depend on which were compared first.
    let sum = errors.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    return frameCount > 0 ? sum / Double(frameCount) : 0
  }

  /// What all frames together amount to.
  public var verdict: Verdict { Verdict(badShare: worst?.badShare ?? 0) }

  /// Adds other frames; the order does not matter.
  public mutating func add(_ other: FrameSequenceComparison) {
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

  /// Whether a frame differs more than the others, or as much and comes first.
  private func isWorse(_ frame: WorstFrame) -> Bool {
    guard let worst else { return true }
    let (ours, theirs) = ((worst.badShare, worst.meanError), (frame.badShare, frame.meanError))
    return ours < theirs || ours == theirs && frame.frame < worst.frame
  }
}
