import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// A change at a moment, before it belongs to an event.
struct TimedChange: Equatable {
  /// The moment, in seconds from the first frame.
  var begin: Double
  /// The value that is set.
  var value: PropertyValue
  /// How near it comes to the design.
  var accuracy: TimelineAction.Accuracy
  /// What repeats from this moment on, in place of one way; the value is that at its end.
  var loop: MovementLoop?
  /// The way to the value, which copies of the change share.
  private var storedMotion: StoredMotion?

  init(
    begin: Double, value: PropertyValue, motion: Motion? = nil,
    accuracy: TimelineAction.Accuracy = .exact, loop: MovementLoop? = nil
  ) {
    self.begin = begin
    self.value = value
    self.accuracy = accuracy
    self.loop = loop
    storedMotion = motion.map { StoredMotion($0) }
  }

  /// The way to the value; `nil` for at once.
  var motion: Motion? {
    get { storedMotion?.motion }
    set {
      if let newValue, isKnownUniquelyReferenced(&storedMotion) {
        storedMotion?.motion = newValue
      } else {
        storedMotion = newValue.map { StoredMotion($0) }
      }
    }
  }

  /// How a value is reached over time.
  struct Motion: Equatable {
    /// The value to start from, where it is not the present one.
    var from: PropertyValue?
    var curve: TimingCurve
    /// In seconds.
    var duration: Double
    var along: SpatialTangents?
    /// How often it runs; `nil` for once.
    var repetition: TimelineAnimation.Repetition?

    /// The duration to the microsecond; what repeats is measured more closely, as its error adds up.
    var roundedDuration: Double { duration.rounded(toPlaces: repetition == nil ? 6 : 9) }

    /// Whether files say the same of another one.
    func isLike(_ other: Motion) -> Bool {
      roundedDuration == other.roundedDuration && from == other.from && along == other.along
        && repetition == other.repetition
        && (curve == other.curve || AnimationCurve(curve) == AnimationCurve(other.curve))
    }
  }

  /// A motion beside the change, which would be thrice as large with it.
  private final class StoredMotion: Equatable {
    var motion: Motion

    init(_ motion: Motion) { self.motion = motion }

    static func == (left: StoredMotion, right: StoredMotion) -> Bool {
      left === right || left.motion == right.motion
    }
  }
}

extension TimedChange {
  /// Whether the value is reached over time.
  var moves: Bool { storedMotion != nil }

  /// The value to start from, where it is not the present one and the change takes time.
  var from: PropertyValue? { storedMotion?.motion.from }

  /// What the change does to a property of a view, as files say it.
  func action(
    _ target: TimelineAction.Target, after: Double, delay: Double
  ) -> TimelineAction {
    guard let motion = storedMotion?.motion else {
      return TimelineAction(
        target: target, after: after, change: .set(value), accuracy: accuracy)
    }
    return TimelineAction(
      target: target, after: after,
      change: .animate(
        TimelineAnimation(
          from: motion.from, to: value, curve: AnimationCurve(motion.curve),
          duration: motion.roundedDuration, delay: delay, repetition: motion.repetition,
          along: motion.along)), accuracy: accuracy)
  }

  /// How long it takes, in seconds as files say it; `nil` for what takes no time.
  var roundedDuration: Double? { storedMotion?.motion.roundedDuration }

  /// The moment to the microsecond.
  var roundedBegin: Double { begin.rounded(toPlaces: 6) }

  /// Whether files say the same of another change, but for its moment.
  func isLike(_ other: TimedChange) -> Bool {
    guard value == other.value, accuracy == other.accuracy, loop == other.loop else { return false }
    if storedMotion === other.storedMotion { return true }
    guard let stored = storedMotion, let second = other.storedMotion else { return false }
    return stored.motion.isLike(second.motion)
  }
}

/// All changes of a property, by rising time.
struct PropertyChanges {
  var target: PropertyTarget
  /// The value at the first frame.
  var initial: PropertyValue
  var changes: [TimedChange]

  /// The value after the last change.
  var final: PropertyValue { changes.last?.value ?? initial }

  /// How far the property is from the design at most, in its unit; `nil` if it moves exactly as designed.
  var deviation: Double? {
    var largest: Double?
    for index in changes.indices {
      guard case .within(let distance) = changes[index].accuracy else { continue }
      largest = max(largest ?? 0, distance)
    }
    return largest
  }
}

extension TimedChange {
  /// When the value is reached for the first time, in seconds.
  var end: Double { begin + (motion?.duration ?? 0) }

  /// Whether it is a movement, or several, that run more than once.
  var repeats: Bool { loop != nil || motion?.repetition != nil }

  /// Whether the value changes at once when it begins.
  var jumps: Bool { storedMotion.map { $0.motion.from != nil } ?? true }

  /// Rounds values and curves of a property's change to what files hold.
  mutating func round(of key: PropertyKey) {
    value = value.rounded(of: key)
    accuracy = accuracy.rounded(of: key)
    guard var motion else { return }
    motion.from = motion.from?.rounded(of: key)
    motion.along = motion.along.map {
      SpatialTangents(
        outgoing: $0.outgoing.rounded(toPlaces: 4), incoming: $0.incoming.rounded(toPlaces: 4))
    }
    if motion.curve != .linear { motion.curve = motion.curve.rounded }
    self.motion = motion
  }
}

extension PropertyChanges {
  /// Lets all changes begin later, by a time in seconds.
  mutating func delay(by time: Double) {
    for index in changes.indices { changes[index].begin += time }
  }
}
