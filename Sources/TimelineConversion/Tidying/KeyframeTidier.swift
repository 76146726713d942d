import Geometry
import SceneModel
import ViewTree

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
    guard let first = keyframes.baseAddress, isStraight(first + start), isStraight(first + index)
    else { return false }
    let (a, b, c) = (first + start, first + start + 1, first + index + 1)
    guard b.pointee.time > a.pointee.time, c.pointee.time > (first + index).pointee.time
    else { return false }
    let share = (c.pointee.time - a.pointee.time) / (b.pointee.time - a.pointee.time)
    // Taken out where they are, as copies would cost more than the question.
    if case .number(let a) = a.pointee.value, case .number(let b) = b.pointee.value,
      case .number(let c) = c.pointee.value
    {
      return abs(a.interpolated(to: b, progress: share) - c) <= tolerance
    }
    if case .vector(let a) = a.pointee.value, case .vector(let b) = b.pointee.value,
      case .vector(let c) = c.pointee.value
    {
      return a.interpolated(to: b, progress: share).distance(to: c) <= tolerance
    }
    let (start, second, end) = (a.pointee.value, b.pointee.value, c.pointee.value)
    guard !start.jumps(to: second), !second.jumps(to: end) else { return false }
    return start.interpolated(to: second, progress: share).distance(to: end) <= tolerance
  }

  /// Whether the way to the next keyframe is even.
  private static func isStraight(_ keyframe: UnsafePointer<Keyframe<PropertyValue>>) -> Bool {
    guard case .curve(let curve) = keyframe.pointee.easing, curve == .linear else { return false }
    return keyframe.pointee.tangents == nil
  }
}
