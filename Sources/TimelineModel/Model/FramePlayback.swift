import SceneModel
import ViewTree

/// The playback of a sequence of pictures.
public struct FramePlayback: Hashable, Sendable {
  /// The time for which each picture is shown, in seconds.
  public var interval: Double
  /// The number of runs through all pictures, after which the last one stays; `nil` for endless repetition.
  public var count: Int?

  /// Makes a playback.
  public init(interval: Double, count: Int? = 1) {
    self.interval = interval
    self.count = count
  }

  /// The animation of `frameIndex` for a number of pictures.
  func keyframes(frames: Int) -> [KeyframeTimeline.Keyframe] {
    let number = Double(Swift.max(1, frames))
    return [
      .move(.number(0)), .linear(.number(number), duration: number * interval),
      .move(.number(number - 1)),
    ]
  }
}
