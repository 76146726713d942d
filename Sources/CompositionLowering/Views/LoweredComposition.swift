package import SceneModel
package import ViewTree

/// A composition as a view tree, with an animation for each animated property.
///
/// Precompositions become groups, one for each layer that shows them; parents become groups around their children; shape
/// lists become shapes with geometry and paints.
package struct LoweredComposition: Sendable {
  /// The views.
  package var canvas: ViewCanvas
  /// The animations, in preorder of their views; the visibility of a view precedes its other properties.
  package var animations: [ViewAnimation]
  /// The time scopes of the animations, each after its parent.
  package var timeScopes: [TimeScope]
  /// The origins of the views, by preorder index.
  package var origins: [ViewOrigin]
  /// The pictures of image views.
  package var pictures: PictureStore
  /// The first frame.
  package var inPoint: Double
}

/// The animation of a property of a view.
package struct ViewAnimation: Hashable, Sendable {
  /// The source of an animation's values.
  package enum Source: Hashable, Sendable {
    /// The values of the keyframes.
    case value
    /// The direction of movement along the keyframes, in degrees, for views that auto-orient.
    case pathAngle
  }

  /// The animated property.
  package var target: PropertyTarget
  /// The values, at frames of the time scope.
  package var value: AnimatedValue<PropertyValue>
  /// The time scope: an index into `LoweredComposition.timeScopes`.
  package var scope: Int
  /// The source of the values.
  package var source: Source

  /// Makes an animation of its parts.
  package init(
    target: PropertyTarget, value: AnimatedValue<PropertyValue>, scope: Int, source: Source = .value
  ) {
    self.target = target
    self.value = value
    self.scope = scope
    self.source = source
  }
}

/// The origin of a view in the file.
package struct ViewOrigin: Sendable {
  /// The JSON pointer; empty for views without a counterpart in the file.
  package var pointer: String
  /// The name of the innermost composition, layer or group around it.
  private let innermost: LayerName?

  /// Makes an origin by the innermost name of its path.
  init(_ innermost: LayerName?, pointer: String) {
    self.innermost = innermost
    self.pointer = pointer
  }

  /// The names of the compositions, layers and groups around it, outermost first.
  package var layerPath: [String] {
    var names: [String] = []
    var next = innermost
    while let name = next {
      names.append(name.text)
      next = name.outer
    }
    return names.reversed()
  }
}

/// A name with the names around it, which several origins share.
final class LayerName: Sendable {
  let text: String
  /// The name around it.
  let outer: LayerName?

  init(_ text: String, in outer: LayerName?) {
    (self.text, self.outer) = (text, outer)
  }
}
