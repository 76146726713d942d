/// Plays a view tree frame by frame, in any order; consecutive frames only update what changes.
package protocol AnimationPlayer: RuntimePlayer, Sendable {
  /// Brings the scene to a frame.
  ///
  /// - Parameter frame: The frame, from 0 at the start; fractions are between frames.
  mutating func advance(toFrame frame: Double)
}
