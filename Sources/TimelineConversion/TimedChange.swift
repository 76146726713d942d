import Geometry
import StageModel
import TimelineModel

/// A change at a moment, before it belongs to an event.
struct TimedChange: Equatable {
  /// The moment, in seconds from the first frame.
  var begin: Double
  /// The value that is set.
  var value: PropertyValue
  /// The way to it; `nil` for at once.
  var motion: Motion?
  /// How near it comes to the design.
  var accuracy = TimelineAction.Accuracy.exact
  /// What repeats from this moment on, in place of one way; the value is that at its end.
  var loop: MovementLoop?

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
    for change in changes {
      if case .within(let distance) = change.accuracy { largest = max(largest ?? 0, distance) }
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
  var jumps: Bool { motion.map { $0.from != nil } ?? true }

  /// Rounds values and curves of a property's change to what files hold.
  mutating func round(of key: PropertyKey) {
    value = value.rounded(of: key)
    accuracy = accuracy.rounded(of: key)
    guard let motion else { return }
    self.motion?.from = motion.from?.rounded(of: key)
    self.motion?.along = motion.along.map {
      SpatialTangents(
        outgoing: $0.outgoing.rounded(toPlaces: 4), incoming: $0.incoming.rounded(toPlaces: 4))
    }
    if motion.curve != .linear { self.motion?.curve = motion.curve.rounded }
  }

  /// Rounds times to the microsecond; what repeats is measured more closely, as its error adds up.
  mutating func roundTimes() {
    begin = begin.rounded(toPlaces: 6)
    guard let motion else { return }
    let places = motion.repetition == nil ? 6 : 9
    self.motion?.duration = motion.duration.rounded(toPlaces: places)
  }
}

extension PropertyChanges {
  /// Rounds the times of all changes.
  mutating func roundTimes() {
    for index in changes.indices { changes[index].roundTimes() }
  }
}
