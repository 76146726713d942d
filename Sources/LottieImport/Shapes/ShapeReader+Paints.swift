import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

// Fills and strokes, with a color or a gradient.
extension ShapeReader {
  /// A fill of type `fl` or `gf`.
  func fill(_ reader: inout ObjectReader, _ type: String, _ blendMode: BlendMode)
    -> FillPaint
  {
    FillPaint(
      source: source(&reader, isGradient: type == "gf"),
      opacity: reader.property("o", NumberFormat.percent(1)),
      rule: reader.integer("r") == 2 ? .evenOdd : .nonZero, blendMode: blendMode)
  }

  /// A stroke of type `st` or `gs`; without cap or join both are round, as in lottie-web.
  func stroke(_ reader: inout ObjectReader, _ type: String, _ blendMode: BlendMode)
    -> StrokePaint
  {
    var stroke = StrokePaint(
      source: source(&reader, isGradient: type == "gs"),
      width: reader.property("w", NumberFormat.plain()))
    stroke.opacity = reader.property("o", NumberFormat.percent(1))
    stroke.blendMode = blendMode
    stroke.cap = cap(reader.integer("lc") ?? 2)
    stroke.join = join(reader.integer("lj") ?? 2)
    stroke.miterLimit = miterLimit(&reader)
    dashes(&reader, into: &stroke)
    // Strokes have no fill rule.
    reader.skip("r")
    return stroke
  }

  private func source(_ reader: inout ObjectReader, isGradient: Bool) -> PaintSource {
    guard !isGradient else {
      // Some exporters write a color next to the gradient.
      reader.skip("c")
      return .gradient(reader.gradient())
    }
    guard let color = reader.optionalProperty("c", ColorFormat()) else {
      context.report(.missingMember, severity: .warning, "The paint has no color \"c\".")
      return .color(AnimatedValue(.black))
    }
    return .color(color)
  }

  private func cap(_ number: Int) -> LineCap {
    switch number {
    case 1: .butt
    case 3: .square
    default: .round
    }
  }

  /// The line join with a number.
  func join(_ number: Int) -> LineJoin {
    switch number {
    case 1: .miter
    case 3: .bevel
    default: .round
    }
  }

  /// Newer exporters write `ml2`, the animated form of `ml`, next to it.
  private func miterLimit(_ reader: inout ObjectReader) -> Double {
    let plain = reader.number("ml")
    let animated = reader.optionalProperty("ml2", NumberFormat.plain(4))
    if let animated, animated.isAnimated {
      context.report(
        .animatedMiterLimit, member: "ml2",
        "The miter limit is animated; its first value is used.")
    }
    return plain ?? animated?.initial ?? 4
  }

  private func dashes(_ reader: inout ObjectReader, into stroke: inout StrokePaint) {
    guard reader.value("d")?.kind == .array else { return }
    let lengths = reader.objects("d", as: .dash) { reader -> AnimatedValue<Double>? in
      let kind = reader.string("n")
      let length = reader.property("v", NumberFormat.plain())
      guard kind == "o" else { return length }
      stroke.dashOffset = length
      return nil
    }
    // In a pattern of an odd length, dashes and gaps alternate.
    stroke.dashes = lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}
