import CompositionModel
import Diagnostics
import JSONTree
import SceneModel
import StageModel

/// Reads gradients, whose members stand among those of the paint.
enum GradientReader {
  /// The gradient of a fill or stroke.
  static func read(_ reader: inout ObjectReader) -> GradientSource {
    var (count, stops) = stops(&reader)
    let shortest = ([stops.initial] + stops.keyframes.map(\.value)).map(\.count).min() ?? 0
    if count ?? 0 < 0 || (count ?? 0) * 4 > shortest {
      reader.context.report(
        .wrongType, severity: .warning, member: "g",
        "The gradient is said to have \(count ?? 0) colours, but lists only \(shortest / 4).")
      count = nil
    }
    var gradient = GradientSource(
      kind: reader.integer("t") == 2 ? .radial : .linear,
      start: reader.property("s", VectorFormat.point),
      end: reader.property("e", VectorFormat.point), colorStopCount: count ?? shortest / 4,
      stops: stops)
    gradient.highlightLength = reader.property("h", NumberFormat.percent(0))
    gradient.highlightAngle = reader.property("a", NumberFormat.plain())
    return gradient
  }

  private static func stops(_ reader: inout ObjectReader) -> (Int?, AnimatedValue<[Double]>) {
    let context = reader.context
    let result: (Int?, AnimatedValue<[Double]>)? = reader.read("g") { value in
      guard var reader = ObjectReader(value, as: .gradient, in: context) else { return nil }
      defer { reader.finish() }
      if let slot = reader.string("sid") {
        context.report(
          .unsupportedSlot, "The slot \"\(slot)\" is fixed to the gradient beside it.")
      }
      return (reader.integer("p"), reader.property("k", StopsFormat()))
    }
    guard let result else {
      context.report(.missingMember, severity: .warning, "The gradient has no colours \"g\".")
      return (0, AnimatedValue([]))
    }
    return result
  }
}
