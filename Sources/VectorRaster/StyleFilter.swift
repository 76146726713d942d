public import Geometry
public import SceneModel

/// What a style paints in the shape of a layer's alpha, with lengths in pixels.
public enum StyleFilter {
  /// Paints where a blurred copy of what is outside falls, or of what is inside.
  case innerShadow(
    StylePaint, offset: Vector2, deviation: Vector2, spread: Double, isFromCenter: Bool)
  /// Paints where two blurred copies differ.
  case satin(StylePaint, offset: Vector2, deviation: Vector2, isInverted: Bool)
  /// Paints everywhere.
  case color(StylePaint)
  /// Paints a gradient between the edges.
  case gradient(GradientOverlayShader, opacity: Double, BlendMode)
  /// Paints a gradient from point to point.
  case ramp(GradientShader, opacity: Double)
  /// Paints a line of widths outside and inside of the edges.
  case outline(StylePaint, outside: Double, inside: Double)
  /// Paints light and shade on slopes.
  case bevel(BevelFilter)
}

/// What a style paints with.
public struct StylePaint {
  /// The colour: three bytes with red lowest.
  public var color: UInt32
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the layer's colours.
  public var blendMode: BlendMode

  /// Makes a paint of its parts.
  public init(_ color: Color, opacity: Double, blendMode: BlendMode) {
    self.color =
      Bitmap.pixel(Color(red: color.red, green: color.green, blue: color.blue)) & 0xFF_FFFF
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

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
