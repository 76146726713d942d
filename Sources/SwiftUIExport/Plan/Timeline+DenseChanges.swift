import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// The largest number of changes of a property in a cycle that events make one by one.
  private static let mostChanges = 20

  /// The timeline with keyframes in place of properties that change many times in a cycle, and of points that move along
  /// curves.
  ///
  /// A table of keyframes says in one line what an event needs four for. SwiftUI moves no points but positions along
  /// curves: keyframes come near enough. Timelines whose values do not return after a
  /// cycle keep their changes.
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
