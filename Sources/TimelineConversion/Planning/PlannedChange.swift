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
  /// A number for what it has in common with others that can be said together with it.
  var likeness: Int

  /// Whether the change can wait by its animation's delay from a moment on, while the state changes then.
  func canDelay(from moment: Double) -> Bool {
    guard let motion = change.motion, motion.from == nil else { return false }
    return previous.map { $0 < moment - Clock.timeTolerance } ?? true
  }
}

extension PlannedChange {
  /// The hash of what it has in common with others that can be said together with it.
  var likenessHash: ClassHash {
    var hash = ClassHash()
    hash.combine(target.key.hashValue)
    hash.combine(target.component ?? -1)
    hash.combine(change.value)
    guard let motion = change.motion else { return hash }
    hash.combine(motion.duration)
    if let from = motion.from { hash.combine(from) }
    return hash
  }

  /// Whether it does the same as another change, maybe to another view and at another time.
  func isLike(_ other: PlannedChange) -> Bool {
    target.key == other.target.key && target.component == other.target.component
      && change.value == other.change.value && change.motion == other.change.motion
      && change.accuracy == other.change.accuracy
  }
}
