import Geometry
import TimelineModel
import ViewTree

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
  /// Whether it is several movements that repeat.
  var isLoop: Bool
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
