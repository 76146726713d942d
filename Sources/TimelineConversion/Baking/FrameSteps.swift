import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Converts frames at which pictures change to keyframes.
enum FrameSteps {
  /// Returns the keyframes of `frameIndex` for pictures in order.
  ///
  /// A run of pictures that change at every frame is one linear segment; all others are held.
  ///
  /// - Parameters:
  ///   - frames: The frame at which each picture appears, in ascending order, from 0.
  ///   - inPoint: The composition's first frame.
  static func keyframes(_ frames: [Int], inPoint: Double) -> [Keyframe<PropertyValue>] {
    var keyframes: [Keyframe<PropertyValue>] = []
    for (index, frame) in frames.enumerated() {
      let follows = index > 0 && frames[index - 1] + 1 == frame
      let precedes = index + 1 < frames.count && frames[index + 1] == frame + 1
      if follows, precedes { continue }
      keyframes.append(
        Keyframe(
          time: inPoint + Double(frame), value: .number(Double(index)),
          easing: precedes ? .curve(.linear) : .hold))
    }
    return keyframes
  }

  /// Returns the keyframes of a timeline's `frameIndex` for pictures in order.
  ///
  /// - Parameters:
  ///   - frames: The frame at which each picture appears, in ascending order, from 0.
  ///   - frameRate: The number of frames per second.
  ///   - duration: The duration of all keyframes, in seconds.
  static func keyframes(
    _ frames: [Int], frameRate: Double, duration: Double
  ) -> [KeyframeTimeline.Keyframe] {
    var result: [KeyframeTimeline.Keyframe] = []
    var (time, value, moves) = (0.0, PropertyValue.number(0), false)
    for keyframe in keyframes(frames, inPoint: 0) {
      let next = keyframe.time / frameRate
      if next > time {
        result.append(.linear(moves ? keyframe.value : value, duration: next - time))
      }
      if !moves, keyframe.value != value { result.append(.move(keyframe.value)) }
      (time, value, moves) = (next, keyframe.value, keyframe.easing != .hold)
    }
    if duration > time { result.append(.linear(value, duration: duration - time)) }
    return result
  }
}
