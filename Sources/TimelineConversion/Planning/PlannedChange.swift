import Geometry
import StageModel
import TimelineModel

/// A change with what is needed to find others like it.
struct PlannedChange {
  /// The index of the property among all that change.
  var property: Int
  var target: PropertyTarget
  var change: TimedChange
  /// When the property's change before this one begins, in seconds; `nil` for its first.
  var previous: Double?
  /// The event that it belongs to.
  var event: Int

  /// What changes that can be said together have in common, besides where they happen.
  struct Likeness: Hashable {
    var key: PropertyKey
    var component: Int?
    var value: PropertyValue
    var from: PropertyValue?
    var curve: TimingCurve?
    var duration: Double
    var along: SpatialTangents?
    var repetition: TimelineAnimation.Repetition?
    var accuracy: TimelineAction.Accuracy
  }

  var likeness: Likeness {
    let motion = change.motion
    return Likeness(
      key: target.key, component: target.component, value: change.value, from: motion?.from,
      curve: motion?.curve, duration: motion?.duration ?? 0, along: motion?.along,
      repetition: motion?.repetition, accuracy: change.accuracy)
  }

  /// Whether the change can wait by its animation's delay from a moment on, while the state changes then.
  func canDelay(from moment: Double) -> Bool {
    guard let motion = change.motion, motion.from == nil else { return false }
    return previous.map { $0 < moment - Clock.timeTolerance } ?? true
  }
}
