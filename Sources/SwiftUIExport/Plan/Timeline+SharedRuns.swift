import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with changes in place of keyframes and phases that share a property with other changes.
  ///
  /// SwiftUI's animators own the values that they move, so that only a property of one run is in one.
  func separatingRuns() -> Timeline {
    let shared = sharedProperties
    guard !shared.isEmpty else { return self }
    var result = self
    var states = StateValues(self)
    for index in result.events.indices {
      let event = events[index]
      var runs = result.events[index]
      states.apply(event.actions)
      let left = duration - clock.time(of: event.number)
      for place in runs.keyframes.indices {
        let run = event.keyframes[place]
        for track in run.timeline.tracks where shared.contains(track.target.property) {
          runs.actions += run.actions(
            of: track, initial: states.value(of: track.target), until: left)
          states.set(track.target, track.keyframes.last?.value)
        }
        runs.keyframes[place].timeline.tracks.removeAll {
          shared.contains($0.target.property)
        }
      }
      for place in runs.phases.indices {
        let run = event.phases[place]
        for target in run.timeline.targets where shared.contains(target.property) {
          runs.actions += run.actions(of: target, initial: states.value(of: target), until: left)
        }
        for phase in runs.phases[place].timeline.phases.indices {
          runs.phases[place].timeline.phases[phase].values.removeAll {
            shared.contains($0.target.property)
          }
        }
      }
      runs.keyframes.removeAll { $0.timeline.tracks.isEmpty }
      runs.phases.removeAll { $0.timeline.targets.isEmpty }
      result.events[index] = runs
    }
    return result
  }

  /// The properties of runs that other runs or actions change, too.
  private var sharedProperties: Set<TimelineAction.Target> {
    let changed = Set(events.flatMap(\.actions).map(\.target.property))
    var owners: [TimelineAction.Target: Int] = [:]
    for event in events {
      for run in event.keyframes {
        for target in Set(run.timeline.tracks.map(\.target.property)) {
          owners[target, default: 0] += 1
        }
      }
      for run in event.phases {
        for target in Set(run.timeline.targets.map(\.property)) {
          owners[target, default: 0] += 1
        }
      }
    }
    return Set(owners.filter { $0.value > 1 || changed.contains($0.key) }.keys)
  }
}

/// The values of properties after the changes so far.
private struct StateValues {
  private var nodes: [String: ViewNode] = [:]
  private var values: [TimelineAction.Target: PropertyValue] = [:]

  init(_ timeline: Timeline) {
    for view in timeline.canvas.root.preorder { nodes[view.node.id] = view.node }
  }

  mutating func apply(_ actions: [TimelineAction]) {
    for action in actions {
      switch action.change {
      case .set(let value): set(action.target, value)
      case .animate(let animation): set(action.target, animation.to)
      case .play, .stop: break
      }
    }
  }

  mutating func set(_ target: TimelineAction.Target, _ value: PropertyValue?) {
    values[target] = value
  }

  func value(of target: TimelineAction.Target) -> PropertyValue {
    if let value = values[target] { return value }
    let whole = values[target.property] ?? nodes[target.view]?.initialValue(target.key)
    guard let component = target.component else { return whole ?? .number(0) }
    return .number(whole?.component(component) ?? 0)
  }
}
