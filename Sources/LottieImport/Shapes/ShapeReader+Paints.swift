import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import SceneModel

// Fills and strokes, with a color or a gradient.
extension ShapeReader {
  /// A fill of type `fl` or `gf`.
  func fill(_ reader: inout ObjectReader, _ type: String, _ blendMode: BlendMode) -> FillPaint {
    FillPaint(
      source: source(&reader, isGradient: type == "gf"),
      opacity: reader.property("o", NumberFormat.percent(1)),
      rule: reader.integer("r") == 2 ? .evenOdd : .nonZero, blendMode: blendMode)
  }

  /// A stroke of type `st` or `gs`; without cap or join both are round, as in lottie-web.
  func stroke(_ reader: inout ObjectReader, _ type: String, _ blendMode: BlendMode) -> StrokePaint {
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
      context.report(.missingMember, "The paint has no color \"c\".")
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
        .animatedMiterLimit, member: "ml2", "The miter limit is animated; its first value is used.")
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

// Gradients, whose members are in the object of the paint.
extension ObjectReader {
  /// The gradient of a fill or stroke.
  mutating func gradient() -> GradientSource {
    let (count, stops) = stops("g")
    var gradient = GradientSource(
      kind: integer("t") == 2 ? .radial : .linear, start: property("s", VectorFormat.point),
      end: property("e", VectorFormat.point), colorStopCount: count, stops: stops)
    gradient.highlightLength = property("h", NumberFormat.percent(0))
    gradient.highlightAngle = property("a", NumberFormat.plain())
    return gradient
  }

  /// The number of color stops and the stops in a member.
  mutating func stops(_ name: JSONName) -> (Int, AnimatedValue<[Double]>) {
    let result = object(name, as: .gradient) { $0.stops(mayUseSlot: true) }
    guard let (count, stops) = result else {
      context.report(.missingMember, "The gradient has no colors \"\(name)\".")
      return (0, AnimatedValue([]))
    }
    return (checked(count, stops, name), stops)
  }

  /// The number of color stops and the stops, of the slot or among the members.
  private mutating func stops(mayUseSlot: Bool) -> (Int?, AnimatedValue<[Double]>)? {
    let context = context
    let slot = string("sid").flatMap { mayUseSlot ? context.useSlot($0) : nil }
    let own = slot.flatMap { slot in
      context.slotValue(slot, ["p"]) { value in
        context.object(value, as: .gradient) { $0.stops(mayUseSlot: false) }
      }
    }
    let count = own?.0 ?? integer("p")
    var stops = own?.1 ?? property("k", StopsFormat())
    if own != nil { skip("p", "k") }
    if let slot { stops.slot = slot }
    return (count, stops)
  }

  /// The number of color stops, limited to the keyframe with the fewest stops.
  private func checked(
    _ count: Int?, _ stops: AnimatedValue<[Double]>, _ name: JSONName
  ) -> Int {
    let shortest = stops.keyframes.reduce(stops.initial.count) { min($0, $1.value.count) }
    let count = count ?? shortest / 4
    guard count < 0 || count > shortest / 4 else { return count }
    context.report(
      .unevenGradient, member: name,
      "The gradient has \(shortest / 4) colors, but its count is \(count).")
    return shortest / 4
  }
}

/// A property with the stops of a gradient: a list of numbers.
struct StopsFormat: PropertyFormat {
  let fallback: [Double] = []

  func decode(_ value: JSONValue, _ context: ImportContext) -> [Double]? { context.numbers(value) }
}
