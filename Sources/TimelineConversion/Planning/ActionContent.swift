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

/// Numbers for the contents of all changes: equal numbers for equal contents.
struct ContentNumbers {
  /// The numbers by track and by the position of the change in it.
  private let numbers: [[Int]]

  init(_ tracks: [PropertyChanges]) {
    var known: [ActionContent: Int] = [:]
    numbers = tracks.map { track in
      track.changes.map { change in
        known.number(of: ActionContent(change, of: track.target))
      }
    }
  }

  /// The number of a change.
  subscript(track: Int, change: Int) -> Int { numbers[track][change] }
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
