/// Plays a view tree frame by frame, in any order; frames in order cost only their changes.
package protocol AnimationPlayer: RuntimePlayer, Sendable {
  /// Brings the scene to a frame.
  ///
  /// - Parameter frame: The frame, counted from 0 at the beginning; fractions lie between frames.
  mutating func advance(toFrame frame: Double)
}
