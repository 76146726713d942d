package import Animation
package import Geometry
package import SceneModel

/// The paint of a fill or stroke: a color or a gradient.
package enum PaintSource: Hashable, Sendable {
  /// One color.
  case color(AnimatedValue<Color>)
  /// A gradient.
  case gradient(GradientSource)
}

/// A gradient whose parts can be animated.
package struct GradientSource: Hashable, Sendable {
  /// The type: linear or radial.
  package var kind: Gradient.Kind
  /// The start of the line or the center of the circle, in points; z is ignored.
  package var start: AnimatedValue<Vector3>
  /// The end of the line or a point on the circle, in points; z is ignored.
  package var end: AnimatedValue<Vector3>
  /// The distance of a radial gradient's highlight from its center, -1...1 of the radius.
  package var highlightLength: AnimatedValue<Double>
  /// The angle from the gradient's direction to that of the highlight, in degrees.
  package var highlightAngle: AnimatedValue<Double>
  /// The number of color stops at the beginning of `stops`.
  package var colorStopCount: Int
  /// Color stops of four numbers (offset, red, green, blue), then opacity stops of two (offset, opacity).
  package var stops: AnimatedValue<[Double]>

  /// Makes a gradient without highlight.
  package init(
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
package struct FillPaint: Hashable, Sendable {
  /// The paint.
  package var source: PaintSource
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>
  /// The fill rule.
  package var rule: FillRule
  /// The blend mode.
  package var blendMode: BlendMode

  /// Makes a fill of its parts.
  package init(
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
package struct StrokePaint: Hashable, Sendable {
  /// The paint.
  package var source: PaintSource
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>
  /// The width of the line, in points.
  package var width: AnimatedValue<Double>
  /// The line cap.
  package var cap: LineCap
  /// The line join.
  package var join: LineJoin
  /// The miter limit: the ratio of miter length to line width beyond which a miter becomes a bevel.
  package var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dashes: [AnimatedValue<Double>]
  /// The offset of the line's start in the dash pattern, in points.
  package var dashOffset: AnimatedValue<Double>
  /// The blend mode.
  package var blendMode: BlendMode

  /// Makes a solid line; the defaults are Lottie's.
  package init(source: PaintSource, width: AnimatedValue<Double>) {
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

extension PaintSource {
  /// Whether it is a gradient.
  package var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}
