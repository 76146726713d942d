public import Geometry
public import SceneModel
public import ViewTree

/// A mask of a layer.
public struct Mask: Hashable, Sendable {
  /// The name; empty when the file has none.
  public var name: String
  /// How it joins the masks before it.
  public var mode: MaskMode
  /// Whether inside and outside change places.
  public var isInverted: Bool
  /// The outline, in the layer's coordinates.
  public var path: AnimatedValue<BezierPath>
  /// 0...1: how much of the inside lets through.
  public var opacity: AnimatedValue<Double>
  /// By how much the outline grows, in points.
  public var expansion: AnimatedValue<Double>
  /// The width of the soft edge, in points; z does not count.
  public var feather: AnimatedValue<Vector3>

  /// Makes a hard mask.
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
