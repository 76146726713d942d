/// Light and shade on the edges of a group, as if they were slopes.
public struct Bevel: Hashable, Sendable {
  /// Where the slopes lie.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Inside of the edges.
    case inner
    /// Outside of the edges.
    case outer
    /// Half on each side.
    case emboss
    /// Half on each side, the outer half falling inwards.
    case pillow
  }

  /// Where the slopes lie.
  public var kind: Kind
  /// Whether the slopes are even rather than round.
  public var isChiseled: Bool
  /// How steep the slopes are; 1 is as high as wide.
  public var depth: Double
  /// The width of the slopes, in points.
  public var size: Double
  /// The standard deviation of the blur of light and shade, in points.
  public var smoothing: Double
  /// Where the light comes from, in degrees clockwise on screen from the top.
  public var direction: Double
  /// How high the light stands, in degrees; 90 is straight above.
  public var altitude: Double
  /// The light's colour; its alpha is the opacity.
  public var highlight: Color
  /// How light mixes with the colours below.
  public var highlightMode: BlendMode
  /// The shade's colour; its alpha is the opacity.
  public var shadow: Color
  /// How shade mixes with the colours below.
  public var shadowMode: BlendMode

  /// Makes a bevel of its parts.
  public init(
    kind: Kind, isChiseled: Bool = false, depth: Double = 1, size: Double, smoothing: Double = 0,
    direction: Double = -30, altitude: Double = 30, highlight: Color, highlightMode: BlendMode,
    shadow: Color, shadowMode: BlendMode
  ) {
    self.kind = kind
    self.isChiseled = isChiseled
    self.depth = depth
    self.size = size
    self.smoothing = smoothing
    self.direction = direction
    self.altitude = altitude
    self.highlight = highlight
    self.highlightMode = highlightMode
    self.shadow = shadow
    self.shadowMode = shadowMode
  }
}
