import SceneModel
import ViewTree

/// One thing that an event brings.
enum Occurrence {
  /// A change of one property.
  case action(TimelineAction)
  /// Keyframes that begin.
  case keyframes(KeyframeRun)
  /// Phases that begin.
  case phases(PhaseRun)

  /// How long after the event it comes, in seconds.
  var after: Double {
    switch self {
    case .action(let action): action.after
    case .keyframes(let run): run.after
    case .phases(let run): run.after
    }
  }

  /// How long after the event it is over, in seconds; infinite without end.
  ///
  /// - Parameter frames: How many pictures the longest sequence has.
  func timeToEnd(frames: Int) -> Double {
    switch self {
    case .action(let action): action.timeToEnd(frames: frames)
    case .keyframes(let run): run.timeToEnd
    case .phases(let run): run.timeToEnd
    }
  }

  /// How many changes it is made of, by which its memory is measured.
  var weight: Int {
    switch self {
    case .action(let action): action.looksBack ? PropertyHistory.longestChain : 1
    case .keyframes(let run):
      run.timeline.tracks.reduce(0) { $0 + PropertyHistory.longestChain + $1.keyframes.count }
    case .phases(let run):
      run.timeline.phases.reduce(1) { $0 + $1.values.count } * 4 * RunningPhases.maximumCycles
    }
  }
}

extension TimelineEvent {
  /// All that the event brings, in order.
  var occurrences: [Occurrence] {
    actions.map { .action($0) } + keyframes.map { .keyframes($0) } + phases.map { .phases($0) }
  }

  /// The properties that the event changes, some maybe more than once.
  public var targets: [TimelineAction.Target] { changes.map(\.target) }

  /// The properties that the event changes, and the values that it gives to each.
  var changes: [(target: TimelineAction.Target, values: [PropertyValue])] {
    var all = actions.map { ($0.target, $0.change.values) }
    for track in keyframes.flatMap(\.timeline.tracks) {
      all.append((track.target, track.keyframes.map(\.value)))
    }
    for value in phases.flatMap(\.timeline.phases).flatMap(\.values) {
      all.append((value.target, [value.value]))
    }
    return all
  }
}

extension TimelineAction {
  /// Whether what it begins depends on the value that there is then, which takes longer to find.
  fileprivate var looksBack: Bool {
    switch change {
    case .set: return false
    case .play, .stop: return true
    case .animate(let animation):
      if case .spring = animation.curve { return true }
      return target.key == .insertion
    }
  }

  /// How long after the event the action is over, in seconds.
  fileprivate func timeToEnd(frames: Int) -> Double {
    switch change {
    case .set, .stop: after
    case .animate(let animation): after + animation.delay + animation.runningTime
    case .play(let playback):
      after + (playback.count.map { Double($0) * Double(frames) * playback.interval } ?? .infinity)
    }
  }
}

extension TimelineAction.Change {
  /// The values that the change sets or aims at.
  fileprivate var values: [PropertyValue] {
    switch self {
    case .set(let value): [value]
    case .animate(let animation): (animation.from.map { [$0] } ?? []) + [animation.to]
    case .play, .stop: []
    }
  }
}
