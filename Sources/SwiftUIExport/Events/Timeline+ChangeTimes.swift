import SceneModel
import TimelineModel
import ViewTree

extension Timeline {
  /// Times of generated code that differ less are equal, in seconds: they are rounded (`TimerManager.tolerance`).
  private static let equalTimes = 1e-4

  /// Whether a change at a time after an event can be seen: a reset at the end of the cycle hides it.
  func shows(_ after: Double, after event: TimelineEvent) -> Bool {
    guard clock.repeats, clock.atEnd == .reset else { return true }
    return clock.time(of: event.number) + after < duration - Timeline.equalTimes
  }

  /// The times at which events of a cycle change views, in seconds, in ascending order, each once.
  ///
  /// Changes after the end of a cycle belong to the events before it.
  ///
  /// - Parameters:
  ///   - changesPhases: Whether phases are changes of their views, too.
  ///   - isDrawn: Whether the view with an identifier is part of the code.
  /// - Returns: The times; `nil` if they differ from cycle to cycle, as with pictures that play on.
  func changeTimes(changesPhases: Bool, isDrawn: (String) -> Bool) -> [Double]? {
    var times: [Double] = []
    var sequences: [String: [(time: Double, change: TimelineAction.Change)]] = [:]
    for event in events {
      let start = clock.time(of: event.number)
      for action in event.actions
      where isDrawn(action.target.view) && shows(action.after, after: event) {
        if action.target.key == .frameIndex {
          sequences[action.target.view, default: []].append((start + action.after, action.change))
        } else {
          times.append(start + action.after)
        }
      }
      for run in event.runs
      where run.targets.contains(where: { isDrawn($0.view) })
        && shows(run.place.after, after: event) && !run.place.repeatsFromStart
      {
        times.append(start + run.place.after)
      }
      for run in event.phases
      where changesPhases && run.timeline.targets.contains(where: { isDrawn($0.view) })
        && shows(run.after, after: event)
      {
        times += phaseTimes(of: run, from: start + run.after)
      }
    }
    let resets = clock.repeats && clock.atEnd == .reset
    guard sequences.isEmpty || resets || !clock.repeats else { return nil }
    for view in canvas.root.preorder {
      guard let changes = sequences[view.node.id], case .frames(let frames) = view.node.kind
      else { continue }
      let first = Int(view.node.initialValue(.frameIndex)?.numberValue ?? 0)
      times += pictureTimes(of: changes, from: first, count: frames.sources.count)
    }
    let end = resets ? duration - Timeline.equalTimes : .infinity
    return times.sorted().reduce(into: []) { result, time in
      let isNew = time > (result.last ?? -1) + Timeline.equalTimes
      if isNew, time < end { result.append(time) }
    }
  }

  /// The times at which the phases of a run begin, in seconds.
  private func phaseTimes(of run: PhaseRun, from start: Double) -> [Double] {
    let length = run.timeline.duration
    guard length > 0 else { return [] }
    var times: [Double] = []
    for number in 0..<(run.count ?? unfinishedCount(of: length, from: start)) {
      var time = start + Double(number) * length
      for phase in run.timeline.lengths where phase > 0 {
        times.append(time)
        time += phase
      }
    }
    return times
  }

  /// The times at which a sequence of pictures shows another one, in seconds.
  private func pictureTimes(
    of changes: [(time: Double, change: TimelineAction.Change)], from first: Int, count: Int
  ) -> [Double] {
    var (times, index): ([Double], Int) = ([], first)
    func show(_ next: Int, at time: Double) {
      if next != index { times.append(time) }
      index = next
    }
    let changes = changes.sorted { $0.time < $1.time }
    for (place, (time, change)) in changes.enumerated() {
      let end = place + 1 < changes.count ? changes[place + 1].time : duration
      switch change {
      case .set(let value): show(Int((value.numberValue + 1e-4).rounded(.down)), at: time)
      case .animate: times.append(time)
      case .stop: break
      case .play(let playback):
        show(0, at: time)
        let steps = playback.count.map { $0 * count } ?? .max
        var step = 1
        while step < steps, playback.interval > 0, time + Double(step) * playback.interval <= end {
          show(step % count, at: time + Double(step) * playback.interval)
          step += 1
        }
      }
    }
    return times
  }
}
