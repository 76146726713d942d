package import Animation
package import Geometry
package import SceneModel

/// A mask of a layer.
package struct Mask: Hashable, Sendable {
  /// The name; empty when the file has none.
  package var name: String
  /// How it combines with the masks before it.
  package var mode: MaskMode
  /// Whether it keeps the outside of its path.
  package var isInverted: Bool
  /// The path, in the layer's coordinates.
  package var path: AnimatedValue<BezierPath>
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>
  /// The expansion of the path, in points.
  package var expansion: AnimatedValue<Double>
  /// The feather: the width of the soft edge, in points; z is ignored.
  package var feather: AnimatedValue<Vector3>

  /// Makes a mask without expansion and feather.
  package init(name: String = "", mode: MaskMode, path: AnimatedValue<BezierPath>) {
    self.name = name
    self.mode = mode
    self.path = path
    isInverted = false
    opacity = AnimatedValue(1)
    expansion = AnimatedValue(0)
    feather = AnimatedValue(.zero)
  }
}
