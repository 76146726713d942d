import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The largest number of changes of a property in a cycle that events make one by one.
  private static let mostChanges = 20

  /// The timeline with keyframes in place of properties that change many times in a cycle.
  ///
  /// A table of keyframes says in one line what an event needs four for. Timelines whose values do not return
  /// after a cycle keep their changes.
  func gatheringDenseChanges() -> Timeline {
    let dense = denseProperties
    guard !dense.isEmpty, returnsAfterCycle else { return self }
    let resolved = ResolvedTimeline(self, tolerance: KeyframeStore.tolerance)
    var found: [TimelineAction.Target: [KeyframeTimeline.Track]] = [:]
    for track in resolved.tracks where dense.contains(track.target.property) {
      found[track.target.property, default: []].append(
        KeyframeTimeline.Track(target: track.target, keyframes: track.keyframes))
    }
    let tracks = found.values.filter { $0.allSatisfy(\.isTable) }.flatMap { $0 }
      .sorted {
        ($0.target.view, $0.target.key.rawValue) < ($1.target.view, $1.target.key.rawValue)
      }
    guard !tracks.isEmpty else { return self }
    let gathered = Set(tracks.map(\.target.property))
    var result = self
    for index in result.events.indices {
      result.events[index].actions.removeAll { gathered.contains($0.target.property) }
    }
    if result.events.first?.number != 0 { result.events.insert(TimelineEvent(number: 0), at: 0) }
    result.events[0].keyframes.append(cycleRun(tracks))
    return result
  }

  /// The properties with many changes, each of which is one animation that ends.
  private var denseProperties: Set<TimelineAction.Target> {
    var counts: [TimelineAction.Target: Int] = [:]
    var others: Set<TimelineAction.Target> = []
    for event in events {
      for action in event.actions {
        let property = action.target.property
        if case .animate(let animation) = action.change, animation.isPlain {
          counts[property, default: 0] += 1
        } else {
          others.insert(property)
        }
      }
      others.formUnion(event.runs.flatMap(\.targets).map(\.property))
    }
    return Set(counts.filter { $0.value > Timeline.mostChanges && !others.contains($0.key) }.keys)
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
