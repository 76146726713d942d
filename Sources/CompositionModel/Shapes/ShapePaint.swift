package import Animation
package import Geometry
package import SceneModel

/// The paint of a fill or stroke: a color or a gradient.
package enum PaintSource: Hashable, Sendable {
  case color(AnimatedValue<Color>)
  case gradient(GradientSource)

  /// Whether it is a gradient.
  package var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    switch self {
    case .color(var color):
      visitor.visit(&color, ModelProperty("color", .color))
      self = .color(color)
    case .gradient(var gradient):
      gradient.visitProperties(&visitor)
      self = .gradient(gradient)
    }
  }
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
  package var highlightLength = AnimatedValue(0.0)
  /// The angle from the gradient's direction to the highlight's, in degrees.
  package var highlightAngle = AnimatedValue(0.0)
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
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(setting: "gradient type", kind)
    visitor.visit(
      &start,
      ModelProperty(
        "s", "startPoint", .gradientStart, .point, title: "color", label: "gradient start"))
    visitor.visit(
      &end,
      ModelProperty("e", "endPoint", .gradientEnd, .point, title: "color", label: "gradient end"))
    visitor.visit(
      &highlightLength, ModelProperty("h", "highlightLength", .highlightLength, .percent, title: "")
    )
    visitor.visit(
      &highlightAngle, ModelProperty("a", "highlightAngle", .highlightAngle, title: ""))
    visitor.visit(
      &stops,
      ModelProperty(
        "colors", .gradientStops, .stops(colorCount: colorStopCount), title: "color",
        label: "gradient stops"))
  }
}

/// A fill.
package struct FillPaint: Hashable, Sendable {
  package var source: PaintSource
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>
  package var rule: FillRule
  package var blendMode: BlendMode

  package init(
    source: PaintSource, opacity: AnimatedValue<Double> = AnimatedValue(1),
    rule: FillRule = .nonZero, blendMode: BlendMode = .normal
  ) {
    self.source = source
    self.opacity = opacity
    self.rule = rule
    self.blendMode = blendMode
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    source.visitProperties(&visitor)
    visitor.visit(&opacity, ModelProperty("opacity", .opacity, .percent))
    visitor.visit(setting: "fill rule", rule)
    visitor.visit(setting: "blend mode", blendMode)
  }
}

/// A stroke.
package struct StrokePaint: Hashable, Sendable {
  package var source: PaintSource
  /// The opacity, 0...1.
  package var opacity = AnimatedValue(1.0)
  /// The width of the line, in points.
  package var width: AnimatedValue<Double>
  package var cap = LineCap.butt
  package var join = LineJoin.miter
  /// The miter limit: the ratio of miter length to line width beyond which a miter becomes a bevel.
  package var miterLimit = 4.0
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dashes: [AnimatedValue<Double>] = []
  /// The offset of the line's start in the dash pattern, in points.
  package var dashOffset = AnimatedValue(0.0)
  package var blendMode = BlendMode.normal

  /// Makes a solid line; the defaults are Lottie's.
  package init(source: PaintSource, width: AnimatedValue<Double>) {
    self.source = source
    self.width = width
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    source.visitProperties(&visitor)
    visitor.visit(&opacity, ModelProperty("opacity", .opacity, .percent))
    visitor.visit(&width, ModelProperty("strokeWidth", .lineWidth, title: "width"))
    visitor.visit(setting: "line cap", cap)
    visitor.visit(setting: "line join", join)
    visitor.visit(setting: "miter limit", miterLimit)
    let group = PropertyGroup(
      role: .dashes, kind: "dashes", name: "Dashes", matchName: "ADBE Vector Stroke Dashes")
    visitor.visit(group) { visitor in
      for index in dashes.indices {
        let name = (index % 2 == 0 ? "dash" : "gap") + (index < 2 ? "" : "\(index / 2 + 1)")
        let property = ModelProperty(name, title: "dashes", label: "dash or gap \(index + 1)")
        visitor.visit(&dashes[index], property)
      }
      visitor.visit(
        &dashOffset, ModelProperty("offset", .dashOffset, title: "dashes", label: "dash offset"))
    }
    visitor.visit(setting: "blend mode", blendMode)
  }
}
