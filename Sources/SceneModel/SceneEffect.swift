public import Geometry

/// One change to the pixels of a group, made before its clip and masks cut it.
///
/// Lengths are points in the group's coordinates; they are scaled and turned with the group.
public enum SceneEffect: Hashable, Sendable {
  /// Maps the lightness of each pixel to a colour between two, by `amount`, 0...1.
  ///
  /// As in lottie-web, the pixel, its grey and its colour lie over each other, which hardens soft pixels.
  case tint(black: Color, white: Color, amount: Double)
  /// Gives every pixel one colour and multiplies alpha by an opacity of 0...1.
  case fill(color: Color, opacity: Double)
  /// Maps the lightness of each pixel to a colour between three.
  case tritone(highlights: Color, midtones: Color, shadows: Color)
  /// Changes the range of each channel.
  case levels(ChannelLevels)
  /// Blurs by a Gaussian of these standard deviations along x and y, in points.
  case gaussianBlur(deviation: Vector2)
  /// Draws a shadow below, or in place of, the pixels.
  case dropShadow(DropShadow)
  /// Takes away a sector around a centre.
  case radialWipe(RadialWipe)
  /// Paints a shadow or a glow inside of the edges.
  case innerShadow(InnerShadow)
  /// Paints what two blurred copies differ by.
  case satin(Satin)
  /// Paints a colour over the pixels.
  case colorOverlay(ColorOverlay)
  /// Paints a gradient over the pixels.
  case gradientOverlay(GradientOverlay)
  /// Paints a line along the edges.
  case outline(Outline)
  /// Paints light and shade on the edges.
  case bevel(Bevel)
}

/// A blurred copy of a group's alpha in one colour.
public struct DropShadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// Where the shadow lies from what casts it, in points.
  public var offset: Vector2
  /// The standard deviation of its blur, in points.
  public var deviation: Double
  /// By how much what casts it grows before it is blurred, in points.
  public var spread: Double
  /// Whether what casts it is not drawn.
  public var isShadowOnly: Bool

  /// Makes a shadow of its parts.
  public init(
    color: Color, opacity: Double, offset: Vector2, deviation: Double, spread: Double = 0,
    isShadowOnly: Bool = false
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.deviation = deviation
    self.spread = spread
    self.isShadowOnly = isShadowOnly
  }
}

/// A sector that is taken away around a centre.
public struct RadialWipe: Hashable, Sendable {
  /// Which way the sector grows.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Clockwise on screen.
    case clockwise
    /// Counter-clockwise on screen.
    case counterclockwise
    /// Half of it each way.
    case both
  }

  /// How much is taken away, 0...1.
  public var completion: Double
  /// Where the sector begins, in degrees clockwise from the top.
  public var startAngle: Double
  /// The centre, in points.
  public var center: Vector2
  /// Which way the sector grows.
  public var direction: Direction
  /// The width of the soft edge, in points.
  public var feather: Double

  /// Makes a wipe of its parts.
  public init(
    completion: Double, startAngle: Double, center: Vector2, direction: Direction, feather: Double
  ) {
    self.completion = completion
    self.startAngle = startAngle
    self.center = center
    self.direction = direction
    self.feather = feather
  }
}
