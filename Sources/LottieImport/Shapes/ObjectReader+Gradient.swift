import Animation
import CompositionModel
import Diagnostics
import JSONTree
import SceneModel

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
  mutating func stops(_ name: StaticString) -> (Int, AnimatedValue<[Double]>) {
    let result = object(name, as: .gradient) { $0.stops(mayUseSlot: true) }
    guard let (count, stops) = result else {
      context.report(
        .missingMember, severity: .warning, "The gradient has no colors \"\(name)\".")
      return (0, AnimatedValue([]))
    }
    return (checked(count, stops, name), stops)
  }

  /// The number of color stops and the stops among the members, or those of the slot.
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
    _ count: Int?, _ stops: AnimatedValue<[Double]>, _ name: StaticString
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
