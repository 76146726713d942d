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

  /// Whether neighbors of the list mix at some time.
  private(set) var isMixing = false

  /// Makes the list and the keyframes of a track.
  init(_ track: ResolvedTimeline.Track) {
    self.init(initial: track.initial, keyframes: track.keyframes)
  }

  /// Makes the list and the keyframes of values that follow an initial one.
  init(initial: PropertyValue, keyframes: [KeyframeTimeline.Keyframe]) {
    values = [initial]
    for keyframe in keyframes { add(keyframe) }
  }

  private mutating func add(_ keyframe: KeyframeTimeline.Keyframe) {
    let (value, time) = (keyframe.value, keyframe.duration)
    if case .move = keyframe {
      index = values.firstIndex(of: value) ?? append(value)
      keyframes.append(.move(.number(Double(index))))
      return
    }
    if value != values[index] {
      isMixing = true
      approach(value)
    }
    var curve = AnimationCurve.linear
    if case .linear(_, _, let given) = keyframe { curve = given }
    keyframes.append(.linear(.number(Double(index)), duration: time, curve: curve))
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
