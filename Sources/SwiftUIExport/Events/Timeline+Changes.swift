import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The largest number of changes of a property in a cycle that events make one by one.
  private static let mostChanges = 20

  /// The timeline with keyframes in place of properties that change many times in a cycle, and of points that move along
  /// curves.
  ///
  /// A keyframe takes one line of a table, an event four. SwiftUI moves only positions along curves; keyframes
  /// approximate the curves of other points. Timelines whose values do not return after a cycle keep their changes.
  func gatheringDenseChanges() -> Timeline {
    let (dense, curved) = (denseProperties, curvedProperties)
    guard !dense.isEmpty || !curved.isEmpty, returnsAfterCycle else { return self }
    let resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    let properties = dense.union(curved)
    let found = Dictionary(
      grouping: resolved.tracks.filter { properties.contains($0.target.wholeProperty) }
        .map { KeyframeTimeline.Track(target: $0.target, keyframes: $0.keyframes) },
      by: \.target.wholeProperty)
    let tracks = found.filter { target, tracks in
      curved.contains(target) || tracks.allSatisfy(\.isTable)
    }.values.flatMap { $0 }
      .sorted {
        ($0.target.view, $0.target.key.rawValue) < ($1.target.view, $1.target.key.rawValue)
      }
    guard !tracks.isEmpty else { return self }
    let gathered = Set(tracks.map(\.target.wholeProperty))
    var result = self
    for index in result.events.indices {
      result.events[index].actions.removeAll { gathered.contains($0.target.wholeProperty) }
    }
    result.addCycleRun(of: tracks)
    return result
  }

  /// The properties with many changes, each of which is one animation that ends.
  private var denseProperties: Set<TimelineAction.Target> {
    var counts: [TimelineAction.Target: Int] = [:]
    var others = runProperties
    for action in events.flatMap(\.actions) {
      if case .animate(let animation) = action.change, animation.isPlain {
        counts[action.target.wholeProperty, default: 0] += 1
      } else {
        others.insert(action.target.wholeProperty)
      }
    }
    return Set(counts.filter { $0.value > Timeline.mostChanges && !others.contains($0.key) }.keys)
  }

  /// The points that only single changes move, one at least along a curve, except for positions that move along paths.
  private var curvedProperties: Set<TimelineAction.Target> {
    let curved = Set(events.flatMap(\.actions).filter(\.isCurved).map(\.target.wholeProperty))
    return curved.isEmpty
      ? [] : curved.subtracting(runProperties).subtracting(RouteSteps.all(of: self).keys)
  }

  /// The properties that keyframes and phases change.
  private var runProperties: Set<TimelineAction.Target> {
    Set(events.flatMap(\.runs).flatMap(\.targets).map(\.wholeProperty))
  }
}

extension KeyframeTimeline.Track {
  /// Whether a table can have all keyframes: linear ones of numbers or paths.
  fileprivate var isTable: Bool {
    keyframes.allSatisfy { keyframe in
      guard case .linear(let value, let duration, _) = keyframe, duration > 0 else { return false }
      switch value {
      case .number, .vector, .path: return true
      case .color, .flag, .numbers, .text: return false
      }
    }
  }
}

extension TimelineAnimation {
  /// Whether it is one run of a curve along a straight line.
  fileprivate var isPlain: Bool {
    from == nil && along == nil && speed == 1 && repetition == nil && curve.timingCurve != nil
  }
}

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

extension Timeline {
  /// The timeline with the values that event 0 sets as initial values.
  ///
  /// Views appear with them then, before the clock starts.
  func foldingFirstValues() -> Timeline {
    guard let first = events.first, first.number == 0 else { return self }
    var result = self
    var values: [TimelineAction.Target: PropertyValue] = [:]
    result.events[0].actions = first.actions.compactMap { action in
      guard action.after == 0, action.target.key != .frameIndex else { return action }
      switch action.change {
      case .set(let value):
        values[action.target] = value
        return nil
      case .animate(var animation):
        guard let from = animation.from else { return action }
        values[action.target] = from
        animation.from = nil
        var action = action
        action.change = .animate(animation)
        return action
      case .play, .stop: return action
      }
    }
    guard !values.isEmpty else { return self }
    let valuesByView = Dictionary(grouping: values, by: \.key.view)
    result.canvas.root.updatePreorder { _, view in view.set(valuesByView[view.id] ?? []) }
    return result
  }
}

extension ViewNode {
  fileprivate mutating func set(_ values: [(key: TimelineAction.Target, value: PropertyValue)]) {
    for (target, value) in values where target.component == nil {
      properties[target.key] = value
    }
    for (target, value) in values {
      guard let component = target.component, var whole = initialValue(target.key),
        whole.component(component) != nil
      else { continue }
      whole.setComponent(component, value.numberValue)
      properties[target.key] = whole
    }
  }
}
