public import Geometry
public import SceneModel

/// Slopes on a layer's edges, with lengths in pixels.
public struct BevelFilter {
  /// Where the slopes lie.
  public var kind: Bevel.Kind
  /// Whether the slopes are even rather than round.
  public var isChiseled: Bool
  /// The width of the slopes.
  public var size: Double
  /// How steep the slopes are.
  public var depth: Double
  /// The standard deviation of the blur of light and shade.
  public var smoothing: Double
  /// Towards the light: x and y on the picture, z towards the viewer; of length 1.
  public var light: Vector3
  /// What lit slopes are painted with.
  public var highlight: StylePaint
  /// What other slopes are painted with.
  public var shadow: StylePaint

  /// Makes a filter of its parts.
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
