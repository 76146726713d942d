import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Keyframes of a number, from the appearance of the views on.
struct LoopTrack: Hashable, Sendable {
  /// The name of the number among the values of its unit.
  var name = ""
  /// The value before the first keyframe.
  var initial = 0.0
  /// The time at which the keyframes begin, in seconds.
  let start: Double
  /// The number of times that they are played.
  let count: Int
  /// The keyframes.
  let keyframes: [KeyframeTimeline.Keyframe]

  /// The tracks of a timeline by view, property and dimension; those that SwiftUI source cannot have are left out.
  ///
  /// A property has one run of keyframes with numbers, and no other changes.
  static func tracks(of timeline: Timeline) -> [TimelineAction.Target: LoopTrack] {
    var result: [TimelineAction.Target: LoopTrack] = [:]
    var changed = Set(timeline.events.flatMap(\.actions).map(\.target.property))
    for phases in timeline.events.flatMap(\.phases) {
      changed.formUnion(phases.timeline.targets.map(\.property))
    }
    var repeated: Set<TimelineAction.Target> = []
    for event in timeline.events {
      for run in event.keyframes {
        let start = timeline.clock.time(of: event.number) + run.after
        let duration = run.timeline.duration
        guard duration > 0 else { continue }
        let endless = ((timeline.duration - start) / duration - 1e-6).rounded(.up)
        for track in run.timeline.tracks where !changed.contains(track.target.property) {
          guard result[track.target] == nil else {
            repeated.insert(track.target)
            continue
          }
          guard var keyframes = track.numbers else { continue }
          // A shorter track waits for the longest one.
          let rest = duration - track.duration
          if rest > 1e-6, let last = keyframes.last {
            keyframes.append(.linear(last.value, duration: rest))
          }
          result[track.target] = LoopTrack(
            start: start, count: Swift.max(1, run.count ?? Int(endless.clamped(to: 1...10_000))),
            keyframes: keyframes)
        }
      }
    }
    for target in repeated { result[target] = nil }
    return result
  }
}

extension TimelineAction.Target {
  /// The property without the dimension.
  var property: TimelineAction.Target { TimelineAction.Target(view: view, key: key) }
}

extension KeyframeTimeline.Track {
  /// The keyframes, if all are numbers.
  fileprivate var numbers: [KeyframeTimeline.Keyframe]? {
    let areNumbers = keyframes.allSatisfy { keyframe in
      switch keyframe.value {
      case .number: true
      case .vector(let scale): target.key == .scale && scale.x == scale.y
      case .flag, .color, .numbers, .path: false
      }
    }
    return areNumbers ? keyframes.map(\.number) : nil
  }
}

extension KeyframeTimeline.Keyframe {
  /// The keyframe of a number: a uniform scale is its factor.
  fileprivate var number: KeyframeTimeline.Keyframe {
    func number(_ value: PropertyValue) -> PropertyValue {
      .number(value.component(0) ?? value.numberValue)
    }
    return switch self {
    case .linear(let value, let duration, let curve):
      .linear(number(value), duration: duration, curve: curve)
    case .cubic(let value, let duration, let start, let end):
      .cubic(
        number(value), duration: duration, startVelocity: start.map(number),
        endVelocity: end.map(number))
    case .spring(let value, let duration, let spring, let velocity):
      .spring(
        number(value), duration: duration, spring: spring, startVelocity: velocity.map(number))
    case .move(let value): .move(number(value))
    }
  }
}
