public import SceneModel
import SceneRendering
import VectorRaster

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

/// Draws pairs of scenes and compares them.
public final class FrameComparator {
  private let first: SceneRenderer
  private let second: SceneRenderer
  private var firstBitmap: Bitmap
  private var secondBitmap: Bitmap
  /// What was found so far.
  public private(set) var comparison = FrameSequenceComparison()

  /// Makes a comparator that draws at a size in pixels.
  public init(width: Int, height: Int) {
    first = SceneRenderer(width: width, height: height)
    second = SceneRenderer(width: width, height: height)
    firstBitmap = Bitmap(width: width, height: height)
    secondBitmap = firstBitmap
  }

  /// Draws two scenes of one frame and notes how they differ.
  public func compare(_ one: borrowing Scene, _ other: borrowing Scene, frame: Int) {
    first.render(copy one, into: &firstBitmap)
    second.render(copy other, into: &secondBitmap)
    let pictures = BitmapComparison(firstBitmap, secondBitmap)
    var result = FrameSequenceComparison.WorstFrame(
      frame: frame, badShare: pictures.badShare, meanError: pictures.meanError, source: nil,
      deviation: 0)
    if let worst = comparison.worst, pictures.badShare <= worst.badShare, pictures.meanError == 0 {
      return comparison.add(result)
    }
    let scenes = SceneComparison(copy one, copy other)
    result.source = scenes.worstSource
    result.deviation = scenes.largestDeviation
    comparison.add(result)
  }
}
