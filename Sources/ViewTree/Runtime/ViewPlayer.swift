public import SceneModel

/// A player that advances a view tree through time, and gives the values of its properties at the present moment.
public protocol ViewPlayer {
  /// The place of a target's value; `nil` if its view does not have the property.
  func slot(of target: PropertyTarget) -> Int?

  /// The value at a place, as of the last moment that was asked for; inside of what is not visible, maybe an older one.
  func value(at slot: Int) -> PropertyValue

  /// Whether a view and all groups around it are visible.
  func isVisible(_ view: Int) -> Bool
}

extension ViewRuntime: ViewPlayer {}
