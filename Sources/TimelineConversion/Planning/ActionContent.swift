import SceneModel
import TimelineModel
import ViewTree

/// The part of a change that an action states, without its view and its time.
///
/// Files state changes of equal content together.
struct ActionContent: Hashable {
  private let key: PropertyKey
  private let component: Int?
  private let value: PropertyValue
  private let accuracy: TimelineAction.Accuracy
  private let loop: MovementLoop?
  private let motion: Motion?

  /// A motion as files hold it.
  private struct Motion: Equatable {
    let from: PropertyValue?
    let curve: AnimationCurve
    let duration: Double
    let along: SpatialTangents?
    let repetition: TimelineAnimation.Repetition?
  }

  init(_ change: TimedChange, of target: PropertyTarget) {
    key = target.key
    component = target.component
    value = change.value
    accuracy = change.accuracy
    loop = change.loop
    motion = change.motion.map {
      Motion(
        from: $0.from, curve: AnimationCurve($0.curve), duration: $0.duration,
        along: $0.along, repetition: $0.repetition)
    }
  }

  /// Hashes the property, the duration and a sample of the value, because values may be long paths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(component)
    hasher.combine(motion?.duration)
    value.hashSample(into: &hasher)
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
