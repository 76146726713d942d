public import Geometry
public import SceneModel

/// A bevel or emboss along a layer's edges, with lengths in pixels.
public struct BevelFilter {
  /// The side of the edges on which the slopes lie.
  public var kind: Bevel.Kind
  /// Whether the slopes are planar instead of rounded.
  public var isChiseled: Bool
  /// The width of the slopes.
  public var size: Double
  /// The height of the slopes over their width; negative for slopes that fall inwards.
  public var depth: Double
  /// The standard deviation of the blur of highlight and shadow.
  public var smoothing: Double
  /// The unit vector to the light: x and y in the picture, z towards the viewer.
  public var light: Vector3
  /// The paint of slopes that face the light.
  public var highlight: StylePaint
  /// The paint of slopes that face away from the light.
  public var shadow: StylePaint

  /// Creates a filter from its properties.
  public init(
    kind: Bevel.Kind, isChiseled: Bool, size: Double, depth: Double, smoothing: Double,
    light: Vector3, highlight: StylePaint, shadow: StylePaint
  ) {
    self.kind = kind
    self.isChiseled = isChiseled
    self.size = size
    self.depth = depth
    self.smoothing = smoothing
    self.light = light
    self.highlight = highlight
    self.shadow = shadow
  }
}
