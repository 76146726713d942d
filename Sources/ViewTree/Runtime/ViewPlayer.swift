public import SceneModel

/// A player that advances a view tree in time and provides the present values of its properties.
public protocol ViewPlayer {
  /// The slot of a target's value; `nil` if its view does not have the property.
  func slot(of target: PropertyTarget) -> Int?

  /// The value in a slot at the present time; inside invisible groups it may be older.
  func value(at slot: Int) -> PropertyValue

  /// Whether a view and all groups around it are visible.
  func isVisible(_ view: Int) -> Bool
}

extension ViewRuntime: ViewPlayer {}
