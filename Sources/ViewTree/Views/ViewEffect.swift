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
  /// Turns components over.
  case invert(ColorChannel)
  /// Makes colours lighter and steeper.
  case brightnessContrast(isLegacy: Bool)
  /// Turns hues and changes saturation and lightness; or gives all one hue.
  case hueSaturation(isColorized: Bool)
  /// Changes light as a camera's exposure does.
  case exposure
  /// Leaves few values of each component.
  case posterize
  /// Makes light colours white and dark ones black.
  case threshold
  /// Makes colours grey, or shades of one colour, each hue by a weight.
  case blackAndWhite(isTinted: Bool)
  /// Paints a gradient from point to point.
  case ramp(Gradient.Kind)
  /// Takes away one side of a line.
  case linearWipe
  /// Takes away one side of each stripe.
  case venetianBlinds
  /// Turns about a centre, the more the nearer.
  case twirl
  /// Puts a circle on the front of a ball.
  case spherize
  /// Moves to and from a centre in circular waves.
  case ripple
  /// Moves across the way of waves.
  case waveWarp(WaveWarp.Shape)
  /// Mirrors one side of a line on the other.
  case mirror
  /// Repeats a rectangle.
  case motionTile(TileStyle)
  /// Stretches a rectangle between corners.
  case cornerPin
  /// Gives blocks one colour.
  case mosaic(isSharp: Bool)
  /// Moves by the colours of a map: the first drawn child of the group, which is not drawn itself.
  case displacementMap(DisplacementStyle)
}

/// What never changes about a displacement.
public struct DisplacementStyle: Hashable, Sendable {
  /// What of the map moves pixels along x.
  public var horizontal: Displacement.Channel
  /// What of the map moves pixels along y.
  public var vertical: Displacement.Channel
  /// Whether pixels beyond an edge come from the opposite one.
  public var wraps: Bool

  /// Makes a style of its parts.
  public init(
    horizontal: Displacement.Channel = .red, vertical: Displacement.Channel = .green,
    wraps: Bool = false
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.wraps = wraps
  }
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

/// What never changes about tiles.
public struct TileStyle: Hashable, Sendable {
  /// Whether every other tile is mirrored, so that edges meet.
  public var isMirrored: Bool
  /// Whether rows are moved to the right in place of columns down.
  public var shiftsRows: Bool

  /// Makes a style of its parts.
  public init(isMirrored: Bool = false, shiftsRows: Bool = false) {
    self.isMirrored = isMirrored
    self.shiftsRows = shiftsRows
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
