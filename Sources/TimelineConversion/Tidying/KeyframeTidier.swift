import Geometry
import StageModel

/// Takes out keyframes that change nothing.
enum KeyframeTidier {
  /// How far a keyframe may lie beside the line between its neighbours, in the property's unit: less than files hold.
  private static let tolerance = 1e-6
  /// How many keyframes one line may replace, so that looking for them stays cheap.
  private static let longestLine = 256

  /// The same animation without keyframes on the straight way between two others.
  static func tidied(_ value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue> {
    let keyframes = value.keyframes
    guard keyframes.count > 2 else { return value }
    var result = [keyframes[0]]
    var start = 0
    for index in 1..<keyframes.count {
      let isLast = index == keyframes.count - 1
      if !isLast, index + 1 - start <= longestLine, isLine(keyframes[start...index + 1]) {
        continue
      }
      result.append(keyframes[index])
      start = index
    }
    guard result.count < keyframes.count else { return value }
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }

  /// Whether keyframes do the same as the first and the last of them alone.
  private static func isLine(_ keyframes: ArraySlice<Keyframe<PropertyValue>>) -> Bool {
    guard let first = keyframes.first, let last = keyframes.last, last.time > first.time,
      !first.value.jumps(to: last.value),
      keyframes.dropLast().allSatisfy({ $0.tangents == nil && $0.easing == .curve(.linear) })
    else { return false }
    return keyframes.dropFirst().dropLast().allSatisfy { keyframe in
      let share = (keyframe.time - first.time) / (last.time - first.time)
      let expected = first.value.interpolated(to: last.value, progress: share)
      return expected.distance(to: keyframe.value) <= tolerance
    }
  }
}
