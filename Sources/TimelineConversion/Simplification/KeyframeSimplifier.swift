import Geometry
import SceneModel
import ViewTree

/// Removes redundant keyframes.
enum KeyframeSimplifier {
  /// The largest distance of a redundant keyframe from the line between its neighbors, in the property's unit: less than
  /// files hold.
  private static let tolerance = 1e-6

  /// Returns an animation without keyframes on the straight line between two others.
  static func simplified(_ value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue> {
    let keyframes = value.keyframes
    guard keyframes.count > 2 else { return value }
    var kept = [0]
    var start = 0
    for index in 1..<keyframes.count - 1 where !continues(keyframes, from: start, at: index) {
      kept.append(index)
      start = index
    }
    guard kept.count + 1 < keyframes.count else { return value }
    kept.append(keyframes.count - 1)
    return AnimatedValue(keyframes: kept.map { keyframes[$0] }, fallback: value.initial)
  }

  /// Whether the segment after a keyframe continues the line of the segment after an earlier one.
  private static func continues(
    _ keyframes: [Keyframe<PropertyValue>], from start: Int, at index: Int
  ) -> Bool {
    guard isLinear(keyframes[start]), isLinear(keyframes[index]) else { return false }
    let (first, second, end) = (
      keyframes[start].time, keyframes[start + 1].time, keyframes[index + 1].time
    )
    guard second > first, end > keyframes[index].time else { return false }
    return isLine(
      keyframes[start].value, keyframes[start + 1].value, keyframes[index + 1].value,
      share: (end - first) / (second - first))
  }

  /// Whether a third value is on the line through two others, at a share of their distance.
  private static func isLine(
    _ first: PropertyValue, _ second: PropertyValue, _ third: PropertyValue, share: Double
  ) -> Bool {
    guard !first.jumps(to: second), !second.jumps(to: third) else { return false }
    return first.interpolated(to: second, progress: share).distance(to: third) <= tolerance
  }

  /// Whether the segment after a keyframe is linear.
  private static func isLinear(_ keyframe: Keyframe<PropertyValue>) -> Bool {
    guard case .curve(let curve) = keyframe.easing, curve == .linear else { return false }
    return keyframe.tangents == nil
  }
}
