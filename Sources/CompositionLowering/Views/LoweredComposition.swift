import CompositionModel
public import SceneModel
public import ViewTree

/// A composition as views in a view tree, with an animation for each property that moves.
///
/// Precompositions are unfolded, one copy for each layer that shows them; parents have become groups around their
/// children; shape lists have become shapes with geometry and paints.
public struct LoweredComposition: Sendable {
  /// The views.
  public var canvas: ViewCanvas
  /// What moves, by rising view; a view's visibility comes before its other properties.
  public var animations: [ViewAnimation]
  /// The times that animations refer to; a scope's parent comes before it.
  public var timeScopes: [TimeScope]
  /// Where the views come from, by preorder index.
  public var origins: [ViewOrigin]
  /// What images show.
  public var pictures: PictureStore
  /// Frames a second.
  public var frameRate: Double
  /// The first frame.
  public var inPoint: Double
  /// The frame after the last one.
  public var outPoint: Double
}

/// A moving property of a view.
public struct ViewAnimation: Hashable, Sendable {
  /// What makes its values.
  public enum Source: Hashable, Sendable {
    /// The keyframes' own values.
    case value
    /// The direction of travel along the keyframes, in degrees, for views that follow their path.
    case pathAngle
  }

  /// What moves.
  public var target: PropertyTarget
  /// How it moves, in frames of its scope.
  public var value: AnimatedValue<PropertyValue>
  /// The time it follows: an index into `LoweredComposition.timeScopes`.
  public var scope: Int
  /// What makes its values.
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
