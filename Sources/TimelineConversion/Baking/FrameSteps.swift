import Geometry
import SceneModel
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
}
