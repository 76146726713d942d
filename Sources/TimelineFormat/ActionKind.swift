import TimelineModel

/// The kinds of actions in files; each is the name of the member with the target.
enum ActionKind: String, CaseIterable {
  case set
  case animate
  case insert
  case remove
  case play
  case stop

  /// Whether one action can have several targets.
  var sharesTargets: Bool {
    switch self {
    case .set, .animate, .insert, .remove: true
    case .play, .stop: false
    }
  }
}
