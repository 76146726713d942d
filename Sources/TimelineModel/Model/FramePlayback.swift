import SceneModel
import ViewTree

/// The playback of a sequence of pictures.
package struct FramePlayback: Hashable, Sendable {
  /// The time for which each picture is shown, in seconds.
  package var interval: Double
  /// The number of runs through all pictures, after which the last one stays; `nil` for endless repetition.
  package var count: Int?

  /// Makes a playback.
  package init(interval: Double, count: Int? = 1) {
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
