extension Timeline {
  /// The times after which the values repeat.
  package var resolvedCycle: ResolvedCycle { ResolvedCycle(self, TimelineSession(self).tracks) }

  /// Whether a cycle ends with the values that it began with, or is the only one.
  package var returnsAfterCycle: Bool {
    guard clock.repeats, clock.atEnd == .continue else { return true }
    let cycle = resolvedCycle
    return cycle.repeats && !cycle.isCut && cycle.start == 0 && cycle.duration == duration
  }

  /// Adds tracks that begin when the views appear, each with a run of its own, and begin again where the cycle does.
  package mutating func addCycleRuns(of tracks: [KeyframeTimeline.Track]) {
    for track in tracks { addCycleRun(of: [track]) }
  }

  /// Adds a run of tracks that begins when the views appear, and begins again where the cycle does.
  package mutating func addCycleRun(of tracks: [KeyframeTimeline.Track]) {
    if events.first?.number != 0 { events.insert(TimelineEvent(number: 0), at: 0) }
    let isEndless = clock.repeats && clock.atEnd == .continue
    events[0].keyframes.append(
      KeyframeRun(KeyframeTimeline(tracks: tracks), after: 0, count: isEndless ? nil : 1))
  }
}

extension TimelineEvent {
  /// Returns the event without changes of some targets.
  ///
  /// Phases that also change other targets stay, as their times depend on all changes.
  package func removing(_ isRemoved: (TimelineAction.Target) -> Bool) -> TimelineEvent {
    var event = self
    event.actions.removeAll { isRemoved($0.target) }
    event.keyframes = keyframes.compactMap { run in
      var left = run
      left.timeline.tracks.removeAll { isRemoved($0.target) }
      guard let track = left.timeline.tracks.first, let last = track.keyframes.last else {
        return nil
      }
      // The others repeat with the duration of all together.
      let rest = run.timeline.duration - track.duration
      if rest > 0 {
        left.timeline.tracks[0].keyframes.append(.linear(last.value, duration: rest))
      }
      return left
    }
    event.phases.removeAll { run in
      let targets = run.timeline.targets
      return !targets.isEmpty && targets.allSatisfy(isRemoved)
    }
    return event
  }
}
