public import SceneModel

/// A player whose runtime holds the present values and the scene.
public protocol RuntimePlayer: ViewPlayer {
  /// Calls a closure with the runtime, without copying it.
  func withRuntime<Result>(_ body: (borrowing ViewRuntime) throws -> Result) rethrows -> Result
}

extension RuntimePlayer {
  /// The scene at the present time.
  public var scene: Scene { withScene { copy $0 } }

  /// Calls a closure with the scene, without copying it.
  public func withScene<Result>(_ body: (borrowing Scene) throws -> Result) rethrows -> Result {
    try withRuntime { try body($0.scene) }
  }

  /// The slot of a target's value; `nil` if its view does not have the property.
  public func slot(of target: PropertyTarget) -> Int? { withRuntime { $0.slot(of: target) } }

  /// The value in a slot at the present time.
  public func value(at slot: Int) -> PropertyValue { withRuntime { $0.value(at: slot) } }

  /// Whether a view and all groups around it are visible.
  public func isVisible(_ view: Int) -> Bool { withRuntime { $0.isVisible(view) } }
}
