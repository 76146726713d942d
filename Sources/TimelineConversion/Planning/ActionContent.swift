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
      track.changes.map { known.number(of: ActionContent($0, of: track.target)) }
    }
  }
}

extension [ActionContent: Int] {
  /// Returns the number of a content, a new one if it has none; hashes the content once.
  fileprivate mutating func number(of content: ActionContent) -> Int {
    let next = count
    func number(_ stored: inout Int) -> Int {
      if stored < 0 { stored = next }
      return stored
    }
    return number(&self[content, default: -1])
  }
}
