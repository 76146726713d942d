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
  /// The mean of all frames' mean differences, 0...1.
  public private(set) var meanError = 0.0

  private var errorSum = 0.0

  /// Makes a comparison without frames, which matches.
  public init() {}

  /// What all frames together amount to.
  public var verdict: Verdict { Verdict(badShare: worst?.badShare ?? 0) }

  /// Adds a frame.
  mutating func add(_ frame: WorstFrame) {
    frameCount += 1
    errorSum += frame.meanError
    meanError = errorSum / Double(frameCount)
    if let worst, (worst.badShare, worst.meanError) >= (frame.badShare, frame.meanError) { return }
    worst = frame
  }
}
