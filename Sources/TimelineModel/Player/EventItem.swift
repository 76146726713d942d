import SceneModel

/// An item that an event starts.
package enum EventItem {
  /// A change of one property.
  case action(TimelineAction)
  /// Keyframes.
  case keyframes(KeyframeRun)
  /// Phases.
  case phases(PhaseRun)

  /// The time from the event to the item, in seconds.
  package var after: Double {
    switch self {
    case .action(let action): action.after
    case .keyframes(let run): run.after
    case .phases(let run): run.after
    }
  }

  /// Returns the time from the event to the end of the item, in seconds; infinite for an endless one.
  ///
  /// - Parameter frames: The number of pictures in the longest sequence.
  package func timeToEnd(frames: Int) -> Double {
    switch self {
    case .action(let action):
      switch action.change {
      case .set, .stop: action.after
      case .animate(let animation): action.after + animation.delay + animation.runningTime
      case .play(let playback):
        action.after
          + (playback.count.map { Double($0) * Double(frames) * playback.interval } ?? .infinity)
      }
    case .keyframes(let run): run.timeToEnd
    case .phases(let run): run.timeToEnd
    }
  }

  /// The number of changes, as an estimate of memory.
  var weight: Int {
    switch self {
    case .action(let action): action.dependsOnEarlierChanges ? PropertyHistory.longestChain : 1
    case .keyframes(let run):
      run.timeline.tracks.reduce(0) { $0 + PropertyHistory.longestChain + $1.keyframes.count }
    case .phases(let run):
      run.timeline.phases.reduce(1) { $0 + $1.values.count } * 4 * RunningPhases.maximumCycles
    }
  }
}

extension Timeline {
  /// The times at which items of the first cycle begin and end, in seconds; ends of endless items are left out.
  package var changeTimes: [Double] {
    let frames = canvas.longestSequence
    return dividingTexts().events.flatMap { event in
      let start = clock.time(of: event.number)
      return event.items.flatMap { item in
        let end = item.timeToEnd(frames: frames)
        return end.isFinite ? [start + item.after, start + end] : [start + item.after]
      }
    }
  }
}

extension TimelineEvent {
  /// The items of the event, in order.
  var items: [EventItem] {
    actions.map { .action($0) } + keyframes.map { .keyframes($0) } + phases.map { .phases($0) }
  }

  /// The properties that the event changes, perhaps repeated.
  package var targets: [TimelineAction.Target] {
    actions.map(\.target) + keyframes.flatMap(\.timeline.tracks).map(\.target)
      + phases.flatMap(\.timeline.phases).flatMap(\.values).map(\.target)
  }
}

extension TimelineAction {
  /// Whether the animation depends on the value at its begin, which takes longer to find.
  fileprivate var dependsOnEarlierChanges: Bool {
    switch change {
    case .set: return false
    case .play, .stop: return true
    case .animate(let animation):
      if case .spring = animation.curve { return true }
      return target.key == .insertion
    }
  }
}
