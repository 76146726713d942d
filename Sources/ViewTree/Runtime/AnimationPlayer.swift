package import SceneModel

/// Plays a view tree frame by frame, in any order; frames in order cost only their changes.
package protocol AnimationPlayer: ViewPlayer, Sendable {
  /// Brings the scene to a frame.
  ///
  /// - Parameter frame: The frame, counted from 0 at the beginning; fractions lie between frames.
  mutating func advance(toFrame frame: Double)

  /// Lends the scene without copying it.
  func withScene<Result>(_ body: (borrowing Scene) throws -> Result) rethrows -> Result
}
