public import Geometry

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
