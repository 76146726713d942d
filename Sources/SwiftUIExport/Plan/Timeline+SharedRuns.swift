import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The timeline with changes in place of keyframes and phases that share a property with other changes, and of phases
  /// that an animator cannot play.
  ///
  /// SwiftUI's animators own the values that they move, so that only a property of one run is in one.
  func separatingRuns() -> Timeline {
    let shared = sharedProperties.union(unplayableProperties)
    guard !shared.isEmpty else { return self }
    return postponingChanges(of: shared).separatingRuns(of: shared)
  }

  private func separatingRuns(of shared: Set<TimelineAction.Target>) -> Timeline {
    var result = self
    let states = StateValues(self)
    let starts = changeStarts
    result.events = events.map { event in
      var copy = event
      let time = clock.time(of: event.number)
      for run in event.keyframes {
        for track in run.timeline.tracks where shared.contains(track.target.wholeProperty) {
          let (start, target) = (time + run.after, track.target)
          let end = starts[target.wholeProperty]?.first { $0 > start + 1e-6 } ?? .infinity
          copy.actions += run.actions(
            of: track, initial: states.value(of: target, at: start), until: duration - time
          ).filter { time + $0.after < end - 1e-6 }
        }
      }
      for run in event.phases {
        for target in run.timeline.targets where shared.contains(target.wholeProperty) {
          copy.actions += run.actions(
            of: target, initial: states.value(of: target, at: time + run.after),
            until: duration - time)
        }
      }
      copy.removeRuns(of: shared)
      return copy
    }
    return result
  }

  /// The timeline with changes of some properties after their delays: a run goes on until then.
  private func postponingChanges(of properties: Set<TimelineAction.Target>) -> Timeline {
    var result = self
    for event in result.events.indices {
      for index in result.events[event].actions.indices {
        let action = result.events[event].actions[index]
        guard properties.contains(action.target.wholeProperty),
          case .animate(var animation) = action.change, animation.from == nil
        else { continue }
        result.events[event].actions[index].after += animation.delay
        animation.delay = 0
        result.events[event].actions[index].change = .animate(animation)
      }
    }
    return result
  }

  /// The times at which changes and runs of each property begin, in ascending order.
  private var changeStarts: [TimelineAction.Target: [Double]] {
    var result: [TimelineAction.Target: [Double]] = [:]
    for event in events {
      let time = clock.time(of: event.number)
      for action in event.actions {
        result[action.target.wholeProperty, default: []].append(time + action.after)
      }
      for run in event.keyframes {
        for track in run.timeline.tracks {
          result[track.target.wholeProperty, default: []].append(time + run.after)
        }
      }
    }
    return result.mapValues { $0.sorted() }
  }

  /// The properties of runs that other runs or actions change, too.
  private var sharedProperties: Set<TimelineAction.Target> {
    let changed = Set(events.flatMap(\.actions).map(\.target.wholeProperty))
    var owners: [TimelineAction.Target: Int] = [:]
    for event in events {
      for target in event.runs.flatMap({ Set($0.targets.map(\.wholeProperty)) }) {
        owners[target, default: 0] += 1
      }
    }
    return Set(owners.filter { $0.value > 1 || changed.contains($0.key) }.keys)
  }

  /// The properties of phases that an animator cannot play: with flags and strings, whose changes it does not wait for,
  /// and of views that are not in the first phase before, which it shows from the start.
  private var unplayableProperties: Set<TimelineAction.Target> {
    let states = StateValues(self)
    return events.reduce(into: []) { result, event in
      for run in event.phases {
        let start = clock.time(of: event.number) + run.after
        let isPlayable = run.timeline.targets.allSatisfy { target in
          let state = states.value(of: target, at: 0)
          let first = run.timeline.phases.first?.value(of: target) ?? state
          return !state.isDiscrete && (start <= 0 || first == state)
        }
        if !isPlayable { result.formUnion(run.timeline.targets.map(\.wholeProperty)) }
      }
    }
  }
}

extension TimelineEvent {
  /// Removes the keyframes and phases of some properties.
  fileprivate mutating func removeRuns(of properties: Set<TimelineAction.Target>) {
    for place in keyframes.indices {
      keyframes[place].timeline.tracks.removeAll { properties.contains($0.target.wholeProperty) }
    }
    for place in phases.indices {
      for phase in phases[place].timeline.phases.indices {
        phases[place].timeline.phases[phase].values.removeAll {
          properties.contains($0.target.wholeProperty)
        }
      }
    }
    keyframes.removeAll { $0.timeline.tracks.isEmpty }
    phases.removeAll { $0.timeline.targets.isEmpty }
  }
}

/// The values of properties after the changes until a time.
private struct StateValues {
  private var nodes: [String: ViewNode] = [:]
  private var values: [TimelineAction.Target: [(time: Double, value: PropertyValue)]] = [:]

  /// Times that differ less are equal, in seconds.
  private static let tolerance = 1e-6

  init(_ timeline: Timeline) {
    for view in timeline.canvas.root.preorder { nodes[view.node.id] = view.node }
    for event in timeline.events {
      let time = timeline.clock.time(of: event.number)
      for action in event.actions {
        switch action.change {
        case .set(let value): add(action.target, time + action.after, value)
        case .animate(let animation): add(action.target, time + action.after, animation.to)
        case .play, .stop: break
        }
      }
      for run in event.keyframes {
        for track in run.timeline.tracks {
          guard let last = track.keyframes.last?.value else { continue }
          // A run comes after the changes at its time, and does not follow itself.
          add(track.target, time + run.after + 2 * StateValues.tolerance, last)
        }
      }
    }
    for target in values.keys { values[target]?.sort { $0.time < $1.time } }
  }

  private mutating func add(
    _ target: TimelineAction.Target, _ time: Double, _ value: PropertyValue
  ) {
    values[target, default: []].append((time, value))
  }

  /// The value at a time, in seconds.
  func value(of target: TimelineAction.Target, at time: Double) -> PropertyValue {
    func last(_ target: TimelineAction.Target) -> PropertyValue? {
      values[target]?.last { $0.time <= time + StateValues.tolerance }?.value
    }
    if let value = last(target) { return value }
    let whole = last(target.wholeProperty) ?? nodes[target.view]?.initialValue(target.key)
    guard let component = target.component else { return whole ?? .number(0) }
    return .number(whole?.component(component) ?? 0)
  }
}
