public import Geometry
public import SceneModel
public import ViewTree

/// What a fill or stroke is made of.
public enum PaintSource: Hashable, Sendable {
  /// One colour.
  case color(AnimatedValue<Color>)
  /// A gradient.
  case gradient(GradientSource)
}

/// A gradient whose parts can be animated.
public struct GradientSource: Hashable, Sendable {
  /// How colour spreads.
  public var kind: Gradient.Kind
  /// The start of the line or the centre of the circle, in points; z does not count.
  public var start: AnimatedValue<Vector3>
  /// The end of the line or a point on the circle, in points; z does not count.
  public var end: AnimatedValue<Vector3>
  /// How far the highlight of a radial gradient lies from its centre, -1...1 of the radius.
  public var highlightLength: AnimatedValue<Double>
  /// The direction of the highlight from the gradient's own, in degrees.
  public var highlightAngle: AnimatedValue<Double>
  /// How many colour stops `stops` begins with.
  public var colorStopCount: Int
  /// Colour stops of four numbers (offset, red, green, blue), then opacity stops of two (offset, opacity).
  public var stops: AnimatedValue<[Double]>

  /// Makes a gradient without highlight.
  public init(
    kind: Gradient.Kind, start: AnimatedValue<Vector3>, end: AnimatedValue<Vector3>,
    colorStopCount: Int, stops: AnimatedValue<[Double]>
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.colorStopCount = colorStopCount
    self.stops = stops
    highlightLength = AnimatedValue(0)
    highlightAngle = AnimatedValue(0)
  }
}

/// A fill.
public struct FillPaint: Hashable, Sendable {
  /// What it is made of.
  public var source: PaintSource
  /// 0...1.
  public var opacity: AnimatedValue<Double>
  /// What counts as inside.
  public var rule: FillRule
  /// How it mixes with what is behind.
  public var blendMode: BlendMode

  /// Makes a fill of its parts.
  public init(
    source: PaintSource, opacity: AnimatedValue<Double> = AnimatedValue(1),
    rule: FillRule = .nonZero, blendMode: BlendMode = .normal
  ) {
    self.source = source
    self.opacity = opacity
    self.rule = rule
    self.blendMode = blendMode
  }
}

/// A stroke.
public struct StrokePaint: Hashable, Sendable {
  /// What it is made of.
  public var source: PaintSource
  /// 0...1.
  public var opacity: AnimatedValue<Double>
  /// The width of the line, in points.
  public var width: AnimatedValue<Double>
  /// The ends.
  public var cap: LineCap
  /// The corners.
  public var join: LineJoin
  /// Miter length over line width, beyond which a miter becomes a bevel.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [AnimatedValue<Double>]
  /// Where in the pattern the line begins, in points.
  public var dashOffset: AnimatedValue<Double>
  /// How it mixes with what is behind.
  public var blendMode: BlendMode

  /// Makes a solid line; the defaults are Lottie's.
  public init(source: PaintSource, width: AnimatedValue<Double>) {
    self.source = source
    self.width = width
    opacity = AnimatedValue(1)
    cap = .butt
    join = .miter
    miterLimit = 4
    dashes = []
    dashOffset = AnimatedValue(0)
    blendMode = .normal
  }
}
