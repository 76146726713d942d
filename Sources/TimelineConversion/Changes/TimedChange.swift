import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// A change of a property at a time, before it belongs to an event.
struct TimedChange: Equatable {
  /// The time, in seconds from the first frame.
  var begin: Double
  /// The value after the change.
  var value: PropertyValue
  /// The distance from the design.
  var accuracy: TimelineAction.Accuracy
  /// The loop that begins in place of one movement; `value` is the value at its end.
  var loop: MovementLoop?
  /// The motion, shared by copies of the change.
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

  /// The motion to the value; `nil` for a jump.
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

  /// The motion from one value to another.
  struct Motion: Equatable {
    /// The value to start from; `nil` for the current one.
    var from: PropertyValue?
    var curve: TimingCurve
    /// In seconds.
    var duration: Double
    /// The tangents of a motion path; `nil` for a straight line.
    var along: SpatialTangents?
    /// The repetition; `nil` for one run.
    var repetition: TimelineAnimation.Repetition?
  }

  /// A motion stored by reference, as inline storage would triple the size of a change.
  private final class StoredMotion: Equatable {
    var motion: Motion

    init(_ motion: Motion) { self.motion = motion }

    static func == (left: StoredMotion, right: StoredMotion) -> Bool {
      left === right || left.motion == right.motion
    }
  }
}

extension TimedChange {
  /// Whether the value changes gradually.
  var moves: Bool { storedMotion != nil }

  /// The value to start from; `nil` for the current one and for a jump.
  var from: PropertyValue? { storedMotion?.motion.from }

  /// The time at which the value is first reached, in seconds.
  var end: Double { begin + (storedMotion?.motion.duration ?? 0) }

  /// Whether it is a movement, or several, with more than one run.
  var repeats: Bool { loop != nil || storedMotion?.motion.repetition != nil }

  /// Whether the value jumps when the change begins.
  var jumps: Bool { storedMotion.map { $0.motion.from != nil } ?? true }

  /// The time to the microsecond.
  var roundedBegin: Double { begin.rounded(toPlaces: 6) }
}

extension TimedChange {
  /// Returns the action that makes the change.
  ///
  /// - Parameter after: The time from the event to the action, in seconds.
  func action(
    _ target: TimelineAction.Target, after: Double, delay: Double
  ) -> TimelineAction {
    guard let motion else {
      return TimelineAction(
        target: target, after: after, change: .set(value), accuracy: accuracy)
    }
    return TimelineAction(
      target: target, after: after,
      change: .animate(
        TimelineAnimation(
          from: motion.from, to: value, curve: AnimationCurve(motion.curve),
          duration: motion.duration, delay: delay, repetition: motion.repetition,
          along: motion.along)), accuracy: accuracy)
  }

  /// Rounds values and curves as files hold them.
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

/// Several movements of a property, one after the other, that repeat as a whole.
struct MovementLoop: Equatable {
  /// The movements and the pauses between them.
  let keyframes: [KeyframeTimeline.Keyframe]
  /// The duration of one run, in seconds.
  let period: Double
  /// The number of runs; `nil` for an endless loop.
  let count: Int?
}

/// All changes of a property, in order of time.
struct PropertyChanges {
  var target: PropertyTarget
  /// The value at the first frame.
  var initial: PropertyValue
  var changes: [TimedChange]

  /// The value after the last change.
  var final: PropertyValue { changes.last?.value ?? initial }

  /// The largest distance of the property from the design, in its unit; `nil` if it equals the design.
  var deviation: Double? {
    changes.compactMap { change in
      if case .within(let distance) = change.accuracy { max(0, distance) } else { nil }
    }.max()
  }
}

extension PropertyChanges {
  /// Replaces changes in a single dimension of a vector by changes of that dimension: `position` by `position.y`.
  mutating func narrow() {
    guard let dimension = onlyDimension else { return }
    func number(_ value: PropertyValue) -> PropertyValue { .number(value.vectorValue[dimension]) }
    target.component = dimension
    initial = number(initial)
    for index in changes.indices {
      changes[index].value = number(changes[index].value)
      if let from = changes[index].from { changes[index].motion?.from = number(from) }
    }
  }

  /// The only dimension of a vector in which values differ; `nil` for several, and for a motion path.
  private var onlyDimension: Int? {
    guard target.component == nil, case .vector(let first) = initial else { return nil }
    var found: Int?
    func isOnly(_ value: PropertyValue) -> Bool {
      let vector = value.vectorValue
      for index in 0..<3 where vector[index] != first[index] {
        guard found == nil || found == index else { return false }
        found = index
      }
      return true
    }
    for index in changes.indices {
      guard isOnly(changes[index].value), changes[index].from.map(isOnly) ?? true,
        changes[index].motion?.along == nil
      else { return nil }
    }
    return found
  }
}
