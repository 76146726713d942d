public import SceneModel

/// What a view does that changes the pixels of the group that it is a child of.
public enum ViewEffect: Hashable, Sendable {
  /// Maps lightness to a colour between two.
  case tint
  /// Gives all pixels one colour.
  case colorFill
  /// Maps lightness to a colour between three.
  case tritone
  /// Changes the range of each channel.
  case levels
  /// Draws a shadow below the pixels, or in their place.
  case dropShadow(isShadowOnly: Bool)
  /// Blurs.
  case gaussianBlur(BlurAxes)
  /// Takes away a sector.
  case radialWipe(RadialWipe.Direction)
  /// Paints a shadow or a glow inside of the edges; in the middle instead for one from the centre.
  case innerShadow(BlendMode, isFromCenter: Bool)
  /// Paints what two blurred copies differ by, or where they do not.
  case satin(BlendMode, isInverted: Bool)
  /// Paints a colour over the pixels.
  case colorOverlay(BlendMode)
  /// Paints a gradient over the pixels.
  case gradientOverlay(OverlayStyle)
  /// Paints a line along the edges.
  case outline(Outline.Side, BlendMode)
  /// Paints light and shade on the edges.
  case bevel(BevelStyle)
}

/// Along which axes a blur works.
public enum BlurAxes: String, Hashable, Sendable, CaseIterable {
  /// Along both.
  case both
  /// From side to side only.
  case horizontal
  /// Up and down only.
  case vertical
}

/// What never changes about a gradient over pixels.
public struct OverlayStyle: Hashable, Sendable {
  /// How colour spreads.
  public var gradient: GradientOverlay.Kind
  /// How many colour stops there are.
  public var colorStopCount: Int
  /// Whether it runs from the last stop to the first.
  public var isReversed: Bool
  /// How it mixes with the colours below.
  public var blendMode: BlendMode

  /// Makes a style of its parts.
  public init(
    gradient: GradientOverlay.Kind, colorStopCount: Int, isReversed: Bool = false,
    blendMode: BlendMode = .normal
  ) {
    self.gradient = gradient
    self.colorStopCount = colorStopCount
    self.isReversed = isReversed
    self.blendMode = blendMode
  }
}

/// What never changes about light and shade on edges.
public struct BevelStyle: Hashable, Sendable {
  /// Where the slopes lie.
  public var kind: Bevel.Kind
  /// Whether the slopes are even rather than round.
  public var isChiseled: Bool
  /// How light mixes with the colours below.
  public var highlightMode: BlendMode
  /// How shade mixes with the colours below.
  public var shadowMode: BlendMode

  /// Makes a style of its parts.
  public init(
    kind: Bevel.Kind = .inner, isChiseled: Bool = false, highlightMode: BlendMode = .screen,
    shadowMode: BlendMode = .multiply
  ) {
    self.kind = kind
    self.isChiseled = isChiseled
    self.highlightMode = highlightMode
    self.shadowMode = shadowMode
  }
}
