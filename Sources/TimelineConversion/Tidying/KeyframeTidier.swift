import Geometry
import StageModel

/// Takes out keyframes that change nothing.
enum KeyframeTidier {
  /// How far a keyframe may lie beside the line that others begin, in the property's unit: less than files hold.
  private static let tolerance = 1e-6

  /// The same animation without keyframes on the straight way between two others.
  static func tidied(_ value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue> {
    let keyframes = value.keyframes
    guard keyframes.count > 2 else { return value }
    var result = [keyframes[0]]
    var start = 0
    for index in 1..<keyframes.count - 1 {
      if continues(keyframes[start], keyframes[start + 1], keyframes[index], keyframes[index + 1]) {
        continue
      }
      result.append(keyframes[index])
      start = index
    }
    result.append(keyframes[keyframes.count - 1])
    guard result.count < keyframes.count else { return value }
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }

  /// Whether the way from one keyframe to the next goes on the line that two keyframes began.
  private static func continues(
    _ start: Keyframe<PropertyValue>, _ second: Keyframe<PropertyValue>,
    _ last: Keyframe<PropertyValue>, _ next: Keyframe<PropertyValue>
  ) -> Bool {
    guard isStraight(start), isStraight(last), second.time > start.time, next.time > last.time,
      !start.value.jumps(to: second.value), !second.value.jumps(to: next.value)
    else { return false }
    let share = (next.time - start.time) / (second.time - start.time)
    let expected = start.value.interpolated(to: second.value, progress: share)
    return expected.distance(to: next.value) <= tolerance
  }

  /// Whether the way to the next keyframe is even.
  private static func isStraight(_ keyframe: Keyframe<PropertyValue>) -> Bool {
    keyframe.tangents == nil && keyframe.easing == .curve(.linear)
  }
}
