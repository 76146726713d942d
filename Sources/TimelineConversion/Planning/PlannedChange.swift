import TimelineModel

/// A change with the facts that decide about its event and its group.
///
/// Its values stay in its track, so that planned changes are small to sort and to compare.
struct PlannedChange {
  /// The index of the property among all animated ones.
  var property: Int
  /// The preorder index of the view.
  var view: Int
  /// The position of the change in the property's track.
  var position: Int
  /// The time, in seconds from the first frame.
  var begin: Double
  /// Whether the value changes at once when it begins.
  var jumps: Bool
  /// Whether it is a loop of several movements.
  var isLoop: Bool
  /// The time of the property's change before this one, in seconds; `nil` for the first change.
  var previous: Double?
  /// The number of its event.
  var event: Int
  /// The time between the event and the change, in seconds, where the step of a row decides it.
  var wait: Double?
  /// The number of its content; changes of equal content can be stated together.
  var content: Int

  /// Whether the change can wait by its animation's delay, while the state changes at an earlier time.
  func canDelay(from time: Double) -> Bool {
    !jumps && previous.map { $0 < time - Clock.timeTolerance } ?? true
  }
}
