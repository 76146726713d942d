/// Movement that is too fast to be followed from frame to frame.
package enum FastMovement {
  /// The largest deviation half-way between two frames, or samples of a run, as a fraction of the distance between them.
  package static let share = 0.1
}
