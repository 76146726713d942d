package import SceneModel

/// Shows the scenes of an animation frame by frame, in any order.
package protocol ScenePlayer: Sendable {
  /// Brings the scene to a frame.
  ///
  /// - Parameter frame: The frame, from 0 at the start; fractions are between frames.
  mutating func advance(toFrame frame: Double)

  /// Calls a closure with the scene, without copying it.
  func withScene<Result>(_ body: (borrowing Scene) throws -> Result) rethrows -> Result
}

/// Plays a view tree frame by frame, in any order; consecutive frames only update what changes.
package protocol AnimationPlayer: RuntimePlayer, ScenePlayer {}
