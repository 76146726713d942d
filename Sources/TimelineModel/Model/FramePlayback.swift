import SceneModel
import ViewTree

/// How the pictures of a sequence follow each other.
public struct FramePlayback: Hashable, Sendable {
  /// How long each picture is shown, in seconds.
  public var interval: Double
  /// How many times all are shown, after which the last one stays; `nil` for without end.
  public var count: Int?

  /// Makes a playback.
  public init(interval: Double, count: Int? = 1) {
    self.interval = interval
    self.count = count
  }

  /// How `frameIndex` of a sequence of so many pictures moves.
  func keyframes(frames: Int) -> [KeyframeTimeline.Keyframe] {
    let number = Double(Swift.max(1, frames))
    return [
      .move(.number(0)), .linear(.number(number), duration: number * interval),
      .move(.number(number - 1)),
    ]
  }
}
