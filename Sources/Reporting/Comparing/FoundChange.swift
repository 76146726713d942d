/// A change with the facts by which several changes of one layer become one.
struct FoundChange {
  /// The role of a time that changed.
  enum TimeRole {
    /// All keyframes of a property.
    case keyframes
    /// The in point or the out point of a layer.
    case limit
    /// The start time of a layer.
    case start
  }

  /// The change.
  var change: AnimationChange
  /// The time by which something is later, in times of the composition around it.
  var shift: (time: Double, role: TimeRole)?
}
