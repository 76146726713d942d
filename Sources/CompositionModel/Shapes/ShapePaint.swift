public import Geometry
public import SceneModel
public import ViewTree

/// The paint of a fill or stroke: a color or a gradient.
public enum PaintSource: Hashable, Sendable {
  /// One color.
  case color(AnimatedValue<Color>)
  /// A gradient.
  case gradient(GradientSource)
}

/// A gradient whose parts can be animated.
public struct GradientSource: Hashable, Sendable {
  /// The type: linear or radial.
  public var kind: Gradient.Kind
  /// The start of the line or the center of the circle, in points; z is ignored.
  public var start: AnimatedValue<Vector3>
  /// The end of the line or a point on the circle, in points; z is ignored.
  public var end: AnimatedValue<Vector3>
  /// The distance of a radial gradient's highlight from its center, -1...1 of the radius.
  public var highlightLength: AnimatedValue<Double>
  /// The angle from the gradient's direction to that of the highlight, in degrees.
  public var highlightAngle: AnimatedValue<Double>
  /// The number of color stops at the beginning of `stops`.
  public var colorStopCount: Int
  /// Color stops of four numbers (offset, red, green, blue), then opacity stops of two (offset, opacity).
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
  /// The paint.
  public var source: PaintSource
  /// The opacity, 0...1.
  public var opacity: AnimatedValue<Double>
  /// The fill rule.
  public var rule: FillRule
  /// The blend mode.
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
  /// The paint.
  public var source: PaintSource
  /// The opacity, 0...1.
  public var opacity: AnimatedValue<Double>
  /// The width of the line, in points.
  public var width: AnimatedValue<Double>
  /// The line cap.
  public var cap: LineCap
  /// The line join.
  public var join: LineJoin
  /// The miter limit: the ratio of miter length to line width beyond which a miter becomes a bevel.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [AnimatedValue<Double>]
  /// The offset of the line's start in the dash pattern, in points.
  public var dashOffset: AnimatedValue<Double>
  /// The blend mode.
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
