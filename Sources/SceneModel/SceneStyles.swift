public import Geometry

// Changes in the shape of a group's alpha, as After Effects' layer styles make. What is painted inside keeps alpha as it
// is and mixes with the group's own colours by a blend mode.

/// A shadow or a glow inside of a group's edges.
public struct InnerShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode
  /// By how much what is outside of the group is moved to cast it, in points.
  public var offset: Vector2
  /// The standard deviation of its blur, in points.
  public var deviation: Double
  /// By how much the group shrinks before it is blurred, in points.
  public var spread: Double
  /// Whether it lies in the middle and leaves the edges free.
  public var isFromCenter: Bool

  /// Makes a shadow of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode = .normal, offset: Vector2 = .zero,
    deviation: Double, spread: Double = 0, isFromCenter: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isFromCenter = isFromCenter
  }
}

/// What two blurred copies of a group, moved apart, differ by.
public struct Satin: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode
  /// By how much each copy is moved, one forth and one back, in points.
  public var offset: Vector2
  /// The standard deviation of the blur, in points.
  public var deviation: Double
  /// Whether the colour lies where the copies do not differ.
  public var isInverted: Bool

  /// Makes satin of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode, offset: Vector2, deviation: Double,
    isInverted: Bool
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.offset = offset
    self.deviation = deviation
    self.isInverted = isInverted
  }
}

/// A colour over a group.
public struct ColorOverlay: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode

  /// Makes an overlay of its parts.
  public init(color: Color, opacity: Double, blendMode: BlendMode = .normal) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// A gradient over a group, between the edges of what is drawn of it.
public struct GradientOverlay: Hashable, Sendable {
  /// How colour spreads.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along a line from edge to edge.
    case linear
    /// From the centre outwards in circles.
    case radial
    /// Around the centre.
    case angle
    /// From the centre along a line both ways.
    case reflected
    /// From the centre outwards in diamonds.
    case diamond
  }

  /// How colour spreads.
  public var kind: Kind
  /// The stops, by rising offset.
  public var stops: [Gradient.Stop]
  /// Whether it runs from the last stop to the first.
  public var isReversed: Bool
  /// The direction, in degrees clockwise on screen from the x axis.
  public var angle: Double
  /// Its length over that from edge to edge.
  public var scale: Double
  /// Where its centre lies from the group's, as shares of width and height.
  public var center: Vector2
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode

  /// Makes an overlay of its parts.
  public init(
    kind: Kind, stops: [Gradient.Stop], isReversed: Bool = false, angle: Double = -90,
    scale: Double = 1, center: Vector2 = .zero, opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    self.kind = kind
    self.stops = stops
    self.isReversed = isReversed
    self.angle = angle
    self.scale = scale
    self.center = center
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// A line along the edges of a group.
public struct Outline: Hashable, Sendable {
  /// Where the line lies.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Outside of the edges.
    case outside
    /// Inside of the edges.
    case inside
    /// Half on each side.
    case center
  }

  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How the part inside mixes with the group's colours.
  public var blendMode: BlendMode
  /// The width, in points.
  public var width: Double
  /// Where the line lies.
  public var side: Side

  /// Makes an outline of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode = .normal, width: Double, side: Side
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.width = width
    self.side = side
  }
}

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
