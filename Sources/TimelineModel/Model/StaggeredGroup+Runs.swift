extension RunGroup {
  /// The fewest runs at even steps that are a group.
  private static let fewestSteps = 3

  /// The runs of an event as groups, in the same order.
  package static func groups(of runs: [KeyframeRun]) -> [RunGroup] {
    var result: [RunGroup] = []
    var start = 0
    while start < runs.count {
      var (end, step) = (end(of: runs, from: start, step: 0), 0.0)
      if end == start, start + 1 < runs.count {
        step = ((runs[start + 1].after - runs[start].after) * 1e9).rounded() / 1e9
        end = step > 0 ? RunGroup.end(of: runs, from: start, step: step) : start
        if end - start + 1 < fewestSteps { (end, step) = (start, 0) }
      }
      result.append(RunGroup(items: runs[start...end], step: step))
      start = end + 1
    }
    return result
  }

  /// The last run of a group that begins with one.
  private static func end(of runs: [KeyframeRun], from start: Int, step: Double) -> Int {
    guard runs[start].view != nil else { return start }
    var end = start
    while end + 1 < runs.count,
      runs[end + 1].after
        == ActionGroup.wait(runs[start].after, step: step, index: end + 1 - start),
      runs[start].hasSameContent(as: runs[end + 1])
    {
      end += 1
    }
    return end
  }

  /// The runs of a group by the tracks of each view.
  package static func runs(
    _ tracks: [[KeyframeTimeline.Track]], after: Double, count: Int?, step: Double
  ) -> [KeyframeRun] {
    tracks.enumerated().map { index, tracks in
      KeyframeRun(
        KeyframeTimeline(tracks: tracks),
        after: ActionGroup.wait(after, step: step, index: index), count: count)
    }
  }
}

extension KeyframeRun {
  /// The view that all tracks move; `nil` if there are several.
  package var view: String? {
    guard let view = timeline.tracks.first?.target.view else { return nil }
    return timeline.tracks.allSatisfy { $0.target.view == view } ? view : nil
  }

  /// Whether another run only differs in view and start.
  fileprivate func hasSameContent(as other: KeyframeRun) -> Bool {
    let (tracks, others) = (timeline.tracks, other.timeline.tracks)
    return count == other.count && tracks.count == others.count && other.view != nil
      && zip(tracks, others).allSatisfy { track, second in
        track.target.key == second.target.key
          && track.target.component == second.target.component
          && track.keyframes == second.keyframes
      }
  }
}

extension TimelineEvent {
  /// The runs of keyframes of the event as groups.
  package var runGroups: [RunGroup] { RunGroup.groups(of: keyframes) }
}
