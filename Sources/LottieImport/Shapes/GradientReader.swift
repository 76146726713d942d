import Animation
import CompositionModel
import Diagnostics
import JSONTree
import SceneModel

/// Reads gradients, whose members are in the object of the paint.
enum GradientReader {
  /// The gradient of a fill or stroke.
  static func read(_ reader: inout ObjectReader) -> GradientSource {
    let (count, stops) = stops("g", &reader)
    var gradient = GradientSource(
      kind: reader.integer("t") == 2 ? .radial : .linear,
      start: reader.property("s", VectorFormat.point),
      end: reader.property("e", VectorFormat.point), colorStopCount: count,
      stops: stops)
    gradient.highlightLength = reader.property("h", NumberFormat.percent(0))
    gradient.highlightAngle = reader.property("a", NumberFormat.plain())
    return gradient
  }

  /// The number of color stops and the stops in a member.
  static func stops(
    _ name: StaticString, _ reader: inout ObjectReader
  ) -> (Int, AnimatedValue<[Double]>) {
    let context = reader.context
    let result = reader.object(name, as: .gradient) { read(&$0, mayUseSlot: true) }
    guard let (count, stops) = result else {
      context.report(
        .missingMember, severity: .warning, "The gradient has no colors \"\(name)\".")
      return (0, AnimatedValue([]))
    }
    return (checked(count, stops, name, context), stops)
  }

  private static func read(
    _ reader: inout ObjectReader, mayUseSlot: Bool
  ) -> (Int?, AnimatedValue<[Double]>)? {
    let context = reader.context
    let slot = reader.string("sid")
    guard mayUseSlot, let slot = slot.map({ context.useSlot($0) }) else {
      return (reader.integer("p"), reader.property("k", StopsFormat()))
    }
    var result: (Int?, AnimatedValue<[Double]>)
    let own = context.slotValue(slot, ["p"]) { value in
      context.object(value, as: .gradient) { read(&$0, mayUseSlot: false) }
    }
    if let own {
      result = own
      reader.skip("p", "k")
    } else {
      result = (reader.integer("p"), reader.property("k", StopsFormat()))
    }
    result.1.slot = slot
    return result
  }

  /// The number of color stops, limited to the keyframe with the fewest stops.
  private static func checked(
    _ count: Int?, _ stops: AnimatedValue<[Double]>, _ name: StaticString, _ context: ImportContext
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
