import Geometry
import StageModel
import TimelineModel

/// A change with what is needed to find others like it.
///
/// What it does is left in its course, so that these can be sorted and compared without copying values.
struct PlannedChange {
  /// The index of the property among all that change.
  var property: Int
  /// The preorder index of the view.
  var view: Int
  /// The place of the change in the property's course.
  var place: Int
  /// The moment, in seconds from the first frame.
  var begin: Double
  /// Whether the value changes at once when it begins.
  var jumps: Bool
  /// When the property's change before this one begins, in seconds; `nil` for its first.
  var previous: Double?
  /// The event that it belongs to.
  var event: Int
  /// How long after the event it comes, in seconds, where that is told by the step of a row.
  var wait: Double?
  /// A number for what it has in common with others that can be said together with it.
  var likeness: Int

  /// Whether the change can wait by its animation's delay from a moment on, while the state changes then.
  func canDelay(from moment: Double) -> Bool {
    !jumps && previous.map { $0 < moment - Clock.timeTolerance } ?? true
  }
}

extension PropertyChanges {
  /// The hash of what all changes have in common.
  var targetHash: ClassHash {
    var hash = ClassHash()
    hash.combine(target.key.hashValue)
    hash.combine(target.component ?? -1)
    return hash
  }

  /// The hash of what a change has in common with others that can be said together with it.
  func likenessHash(_ place: Int, _ target: ClassHash) -> ClassHash {
    var hash = target
    hash.combine(changes[place].value)
    if let loop = changes[place].loop { hash.combine(loop.period) }
    guard let motion = changes[place].motion else { return hash }
    hash.combine(motion.duration)
    if let from = motion.from { hash.combine(from) }
    return hash
  }

  /// Whether a change does the same as one of another property, maybe to another view and at another time.
  func isLike(_ place: Int, _ other: PropertyChanges, _ otherPlace: Int) -> Bool {
    target.key == other.target.key && target.component == other.target.component
      && changes[place].value == other.changes[otherPlace].value
      && changes[place].motion == other.changes[otherPlace].motion
      && changes[place].loop == other.changes[otherPlace].loop
      && changes[place].accuracy == other.changes[otherPlace].accuracy
  }
}
