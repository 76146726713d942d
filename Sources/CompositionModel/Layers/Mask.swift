public import Geometry
public import SceneModel
public import ViewTree

/// A mask of a layer.
public struct Mask: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// How it combines with the masks before it.
  public var mode: MaskMode
  /// Whether it keeps the outside of its path.
  public var isInverted: Bool
  /// The path, in the layer's coordinates.
  public var path: AnimatedValue<BezierPath>
  /// The opacity, 0...1.
  public var opacity: AnimatedValue<Double>
  /// The expansion of the path, in points.
  public var expansion: AnimatedValue<Double>
  /// The feather: the width of the soft edge, in points; z is ignored.
  public var feather: AnimatedValue<Vector3>

  /// Makes a mask without expansion and feather.
  public init(name: String = "", mode: MaskMode, path: AnimatedValue<BezierPath>) {
    self.name = name
    self.mode = mode
    self.path = path
    isInverted = false
    opacity = AnimatedValue(1)
    expansion = AnimatedValue(0)
    feather = AnimatedValue(.zero)
  }
}
