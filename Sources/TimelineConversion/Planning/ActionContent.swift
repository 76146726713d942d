import TimelineModel
import ViewTree

/// The part of a change that an action states, without its view and its time.
///
/// Files state changes of equal content together.
struct ActionContent: Hashable {
  private let action: TimelineAction
  private let loop: MovementLoop?

  init(_ change: TimedChange, of target: PropertyTarget) {
    let target = TimelineAction.Target(view: "", key: target.key, component: target.component)
    action = change.action(target, after: 0, delay: 0)
    loop = change.loop
  }

  /// Hashes the property, the duration and a sample of the value, because values may be long paths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(action.target.key)
    hasher.combine(action.target.component)
    switch action.change {
    case .set(let value): value.hashSample(into: &hasher)
    case .animate(let animation):
      hasher.combine(animation.duration)
      animation.to.hashSample(into: &hasher)
    case .play, .stop: break
    }
  }
}

extension ActionContent {
  /// Numbers for the contents of all changes, by track and by position in it: equal numbers for equal contents.
  static func numbers(of tracks: [PropertyChanges]) -> [[Int]] {
    var known: [ActionContent: Int] = [:]
    return tracks.map { track in
      track.changes.map { change in
        let content = ActionContent(change, of: track.target)
        if let number = known[content] { return number }
        known[content] = known.count
        return known.count - 1
      }
    }
  }
}
