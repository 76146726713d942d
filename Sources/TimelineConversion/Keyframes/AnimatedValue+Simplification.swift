import Geometry
import SceneModel
import ViewTree

extension AnimatedValue<PropertyValue> {
  /// The largest distance of a redundant keyframe from the line between its neighbors, in the property's unit: less than
  /// files hold.
  private static var redundancyTolerance: Double { 1e-6 }

  /// The animation without keyframes on the straight line between two others.
  var simplified: Self {
    guard keyframes.count > 2 else { return self }
    var kept = [0]
    var start = 0
    for index in 1..<keyframes.count - 1 where !continues(from: start, at: index) {
      kept.append(index)
      start = index
    }
    guard kept.count + 1 < keyframes.count else { return self }
    kept.append(keyframes.count - 1)
    return AnimatedValue(keyframes: kept.map { keyframes[$0] }, fallback: initial)
  }

  /// Whether the segment after a keyframe continues the line of the segment after an earlier one.
  private func continues(from start: Int, at index: Int) -> Bool {
    guard keyframes[start].isLinear, keyframes[index].isLinear else { return false }
    let (first, second, third) = (keyframes[start], keyframes[start + 1], keyframes[index + 1])
    guard second.time > first.time, third.time > keyframes[index].time,
      !first.value.jumps(to: second.value), !second.value.jumps(to: third.value)
    else { return false }
    let share = (third.time - first.time) / (second.time - first.time)
    let expected = first.value.interpolated(to: second.value, progress: share)
    return expected.distance(to: third.value) <= Self.redundancyTolerance
  }
}

extension Keyframe<PropertyValue> {
  /// Whether the segment after the keyframe is linear.
  fileprivate var isLinear: Bool {
    guard case .curve(let curve) = easing, curve == .linear else { return false }
    return tangents == nil
  }
}
