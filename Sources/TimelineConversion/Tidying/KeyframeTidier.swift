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
    var kept = [0]
    var start = 0
    keyframes.withUnsafeBufferPointer { keyframes in
      for index in 1..<keyframes.count - 1 where !continues(keyframes, from: start, at: index) {
        kept.append(index)
        start = index
      }
    }
    guard kept.count + 1 < keyframes.count else { return value }
    kept.append(keyframes.count - 1)
    return AnimatedValue(keyframes: kept.map { keyframes[$0] }, fallback: value.initial)
  }

  /// Whether the way from a keyframe to the next goes on the line that another one began.
  private static func continues(
    _ keyframes: UnsafeBufferPointer<Keyframe<PropertyValue>>, from start: Int, at index: Int
  ) -> Bool {
    let (second, next) = (start + 1, index + 1)
    guard isStraight(keyframes[start]), isStraight(keyframes[index]),
      keyframes[second].time > keyframes[start].time, keyframes[next].time > keyframes[index].time
    else { return false }
    let share =
      (keyframes[next].time - keyframes[start].time)
      / (keyframes[second].time - keyframes[start].time)
    switch (keyframes[start].value, keyframes[second].value, keyframes[next].value) {
    case (.number(let a), .number(let b), .number(let c)):
      return abs(a.interpolated(to: b, progress: share) - c) <= tolerance
    case (let a, let b, let c):
      guard !a.jumps(to: b), !b.jumps(to: c) else { return false }
      return a.interpolated(to: b, progress: share).distance(to: c) <= tolerance
    }
  }

  /// Whether the way to the next keyframe is even.
  private static func isStraight(_ keyframe: Keyframe<PropertyValue>) -> Bool {
    keyframe.tangents == nil && keyframe.easing == .curve(.linear)
  }
}
