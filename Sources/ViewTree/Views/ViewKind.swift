public import Geometry
public import SceneModel

/// What a view is, with what never changes about it.
public enum ViewKind: Hashable, Sendable {
  /// Children that are transformed, cut and composited together.
  case group(GroupStyle)
  /// Paths (its geometry children) with paints (its paint children), first paint lowest.
  case shape
  /// Copies of its children; among geometry, copies of paths. Whether later copies lie above earlier ones.
  case repeater(laterAbove: Bool)
  /// A picture that fills a rectangle at the origin.
  case image(ImageStyle)
  /// One of several pictures, chosen by `frameIndex`, that fills a rectangle at the origin.
  case frames(FramesStyle)

  // Geometry.
  /// A free path.
  case path
  /// A rectangle about its position.
  case rectangle(isReversed: Bool)
  /// An ellipse about its position.
  case ellipse(isReversed: Bool)
  /// A star, or a polygon, about its position.
  case star(isPolygon: Bool, isReversed: Bool)
  /// Geometry children under a transform.
  case transformed
  /// Geometry children, shortened.
  case trim(TrimMode)
  /// Geometry children with rounded corners.
  case roundCorners
  /// Geometry children with vertices pulled to the centre and handles pushed away.
  case puckerBloat
  /// Geometry children turned the more the nearer they are to a centre.
  case twist
  /// Geometry children with ridges.
  case zigZag(ZigZagCorner)
  /// Geometry children moved outwards.
  case offsetPath(LineJoin)
  /// The outline of the combined areas of its geometry children, the first child being the first path.
  case combine(PathCombination)

  /// Geometry children that are not drawn, but count where a trim takes all paths as one line.
  case measured

  // Paints.
  /// Fills with a colour or gradient.
  case fill(FillRule, PaintStyle)
  /// Strokes with a colour or gradient.
  case stroke(LineStyle, PaintStyle)

  /// Cuts the group that it is a child of.
  case mask(MaskMode, isInverted: Bool)
  /// Changes the pixels of the group that it is a child of, before masks cut them; effects apply in their order.
  case effect(ViewEffect)
}

/// What never changes about a group.
public struct GroupStyle: Hashable, Sendable {
  /// How it mixes with what is behind.
  public var blendMode: BlendMode
  /// The size of the rectangle at the origin that cuts it, in points.
  public var clipSize: Vector2?
  /// How its first child cuts the others.
  public var matte: MatteMode?
  /// Whether its effects change what is drawn below it, in place of children of its own.
  public var adjustsBelow = false
  /// The motion that one number drives.
  public var effect: DrivenEffect?
  /// How it appears and goes; `nil` for a view that does not, or fades with a matched one.
  public var transition: ViewTransition?
  /// The size of the rectangle at the origin that it takes up, in points; `nil` for that of the clip.
  public var frame: Vector2?
  /// How it shares its frame with other groups.
  public var matched: MatchedGeometry?
  /// What it has to do with the space its children stand in; `nil` for a group whose children lie on its plane.
  ///
  /// The middle of a camera's picture is that of its frame, or of the canvas without one.
  public var space: SpaceRole?
  /// Whether the mean of its children's pictures is drawn, which are one moment each: motion blur.
  public var isAverage = false

  /// Makes the style of a plain group.
  public init(blendMode: BlendMode = .normal, clipSize: Vector2? = nil, matte: MatteMode? = nil) {
    self.blendMode = blendMode
    self.clipSize = clipSize
    self.matte = matte
  }

  /// Whether it can appear and go.
  public var appears: Bool { transition != nil || matched?.isSource == true }

  /// The size of the rectangle at the origin that it takes up, in points, if that is known.
  public var frameSize: Vector2? { frame ?? clipSize }
}

/// What never changes about a fill or stroke.
public struct PaintStyle: Hashable, Sendable {
  /// How it mixes with what is behind.
  public var blendMode: BlendMode
  /// The kind of its gradient; `nil` for a colour.
  public var gradient: Gradient.Kind?
  /// How many colour stops the gradient has.
  public var colorStopCount: Int

  /// Makes the style of a plain colour.
  public init(
    blendMode: BlendMode = .normal, gradient: Gradient.Kind? = nil, colorStopCount: Int = 0
  ) {
    self.blendMode = blendMode
    self.gradient = gradient
    self.colorStopCount = colorStopCount
  }
}

/// What never changes about a stroke's line.
public struct LineStyle: Hashable, Sendable {
  /// The ends.
  public var cap: LineCap
  /// The corners.
  public var join: LineJoin
  /// Miter length over line width, beyond which a miter becomes a bevel.
  public var miterLimit: Double

  /// Makes a line style; the defaults are Lottie's.
  public init(cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
