import CompositionModel
public import SceneModel
public import ViewTree

/// A composition as a view tree, with an animation for each animated property.
///
/// Precompositions become groups, one for each layer that shows them; parents become groups around their children; shape
/// lists become shapes with geometry and paints.
public struct LoweredComposition: Sendable {
  /// The views.
  public var canvas: ViewCanvas
  /// The animations, in preorder of their views; the visibility of a view precedes its other
  /// properties.
  public var animations: [ViewAnimation]
  /// The time scopes of the animations, each after its parent.
  public var timeScopes: [TimeScope]
  /// The origins of the views, by preorder index.
  public var origins: [ViewOrigin]
  /// The pictures of image views.
  public var pictures: PictureStore
  /// Frames a second.
  public var frameRate: Double
  /// The first frame.
  public var inPoint: Double
  /// The frame after the last one.
  public var outPoint: Double
}

/// The animation of a property of a view.
public struct ViewAnimation: Hashable, Sendable {
  /// The source of an animation's values.
  public enum Source: Hashable, Sendable {
    /// The values of the keyframes.
    case value
    /// The direction of movement along the keyframes, in degrees, for views that auto-orient.
    case pathAngle
  }

  /// The animated property.
  public var target: PropertyTarget
  /// The values, at frames of the time scope.
  public var value: AnimatedValue<PropertyValue>
  /// The time scope: an index into `LoweredComposition.timeScopes`.
  public var scope: Int
  /// The source of the values.
  public var source: Source

  /// Makes an animation of its parts.
  public init(
    target: PropertyTarget, value: AnimatedValue<PropertyValue>, scope: Int, source: Source = .value
  ) {
    self.target = target
    self.value = value
    self.scope = scope
    self.source = source
  }
}
