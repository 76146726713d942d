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

/// Plays a view tree frame by frame, in any order; consecutive frames only update changed values.
package protocol AnimationSession: ScenePlayer {
  /// Brings the values to a frame, and leaves the scene as it is until `advance(toFrame:)`.
  ///
  /// - Parameter frame: The frame, from 0 at the start; fractions are between frames.
  mutating func advanceValues(toFrame frame: Double)

  /// Calls a closure with the runtime of the present values and the scene, without copying it.
  func withRuntime<Result>(_ body: (borrowing ViewRuntime) throws -> Result) rethrows -> Result
}

extension AnimationSession {
  /// The scene at the present time.
  package var scene: Scene { withScene { copy $0 } }

  package func withScene<Result>(_ body: (borrowing Scene) throws -> Result) rethrows -> Result {
    try withRuntime { try body($0.scene) }
  }

  /// The index of a target's value; `nil` if its view does not have the property.
  package func valueIndex(of target: PropertyTarget) -> Int? {
    withRuntime { $0.valueIndex(of: target) }
  }

  /// The value at an index at the present time; inside invisible groups it may be older.
  package func value(at index: Int) -> PropertyValue { withRuntime { $0.value(at: index) } }

  /// Whether a view and all groups around it are visible.
  package func isVisible(_ view: Int) -> Bool { withRuntime { $0.isVisible(view) } }
}
