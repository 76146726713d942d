import SceneModel
import Geometry
import ViewTree

/// Keyframes that lead through a sequence of pictures.
enum FrameSteps {
  /// The keyframes of `frameIndex`, when the pictures come in order at these frames.
  ///
  /// Runs of pictures that come frame by frame are one straight way; all others are held.
  ///
  /// - Parameters:
  ///   - frames: The frame at which each picture comes, rising, counted from 0.
  ///   - inPoint: The composition's first frame.
  static func keyframes(_ frames: [Int], inPoint: Double) -> [Keyframe<PropertyValue>] {
    var keyframes: [Keyframe<PropertyValue>] = []
    for (index, frame) in frames.enumerated() {
      let follows = index > 0 && frames[index - 1] + 1 == frame
      let leads = index + 1 < frames.count && frames[index + 1] == frame + 1
      if follows, leads { continue }
      keyframes.append(
        Keyframe(
          time: inPoint + Double(frame), value: .number(Double(index)),
          easing: leads ? .curve(.linear) : .hold))
    }
    return keyframes
  }
}
