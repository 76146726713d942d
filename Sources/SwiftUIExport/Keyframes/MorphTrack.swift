import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// A value without a fixed number of dimensions, as an index into a list of values.
///
/// A whole index is a value of the list; a fraction lies between two neighbors.
struct MorphTrack {
  /// The values that the index chooses from.
  private(set) var values: [PropertyValue]
  /// The keyframes of the index.
  private(set) var keyframes: [KeyframeTimeline.Keyframe] = []
  private var index = 0
  /// The index before the last keyframe.
  private var lastStart = 0

  /// The value of a list at an index.
  static func element(of list: SwiftExpression, at index: SwiftExpression) -> SwiftExpression {
    .call("MorphingList.element", ["of": list, "at": index])
  }

  /// Makes the list and the keyframes of values that follow an initial one.
  init(initial: PropertyValue, keyframes: [KeyframeTimeline.Keyframe]) {
    values = [initial]
    for keyframe in keyframes { add(keyframe) }
  }

  private mutating func add(_ keyframe: KeyframeTimeline.Keyframe) {
    let (value, time, start) = (keyframe.value, keyframe.duration, index)
    if case .move = keyframe {
      index = values.firstIndex(of: value) ?? append(value)
      keyframes.append(.move(.number(Double(index))))
      return
    }
    if value != values[index] { approach(value) }
    var curve = AnimationCurve.linear
    if case .linear(_, _, let given) = keyframe { curve = given }
    if curve == .linear, prolongsLast(from: start, duration: time) { return }
    lastStart = start
    if case .move(let copy) = keyframes.last { lastStart = Int(copy.numberValue) }
    keyframes.append(.linear(.number(Double(index)), duration: time, curve: curve))
  }

  /// Makes the last keyframe longer if the index moves on as fast as in it.
  private mutating func prolongsLast(from start: Int, duration: Double) -> Bool {
    guard case .linear(let value, let last, .linear) = keyframes.last,
      value == .number(Double(start)),
      last > 0, duration > 0
    else { return false }
    let speeds = (Double(start - lastStart) / last, Double(index - start) / duration)
    guard abs(speeds.0 - speeds.1) <= 1e-6 * abs(speeds.0) else { return false }
    keyframes[keyframes.count - 1] = .linear(
      .number(Double(index)), duration: last + duration, curve: .linear)
    return true
  }

  /// Makes the index that of a neighbor with a value.
  private mutating func approach(_ value: PropertyValue) {
    if index + 1 < values.count, values[index + 1] == value {
      index += 1
    } else if index > 0, values[index - 1] == value {
      index -= 1
    } else {
      if index != values.count - 1 {
        let copy = append(values[index])
        keyframes.append(.move(.number(Double(copy))))
      }
      index = append(value)
    }
  }

  private mutating func append(_ value: PropertyValue) -> Int {
    values.append(value)
    return values.count - 1
  }
}
