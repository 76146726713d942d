import Geometry
import TimelineModel

/// Animations as Swift source, with the constants of a timeline by their names.
struct AnimationExpression {
  private let durations: [Double: String]
  private let delays: [Double: String]
  private let curves: [AnimationCurve: String]

  /// Prepares the constants of a timeline.
  init(_ constants: [TimelineConstant]) {
    var (durations, delays): ([Double: String], [Double: String]) = ([:], [:])
    var curves: [AnimationCurve: String] = [:]
    for constant in constants {
      switch constant.value {
      case .duration(let value): durations[value] = constant.name
      case .delay(let value): delays[value] = constant.name
      case .curve(let curve): curves[curve] = constant.name
      }
    }
    (self.durations, self.delays, self.curves) = (durations, delays, curves)
  }

  /// The animation of a change.
  func expression(_ animation: TimelineAnimation) -> SwiftExpression {
    var modifiers: [SwiftModifier] = []
    if animation.speed != 1 {
      modifiers.append(SwiftModifier("speed", [SwiftArgument(nil, .number(animation.speed))]))
    }
    if let repetition = animation.repetition {
      var arguments: [SwiftArgument] = []
      if let count = repetition.count {
        arguments.append(SwiftArgument(nil, .number(Double(count))))
      }
      if !repetition.autoreverses { arguments.append(SwiftArgument("autoreverses", "false")) }
      modifiers.append(
        SwiftModifier(repetition.count == nil ? "repeatForever" : "repeatCount", arguments))
    }
    if animation.delay != 0 {
      modifiers.append(SwiftModifier("delay", [SwiftArgument(nil, delay(animation.delay))]))
    }
    let base = curve(animation.curve, duration: animation.duration)
    guard let line = AnimationExpression.line(base, modifiers) else {
      return base.modified(modifiers)
    }
    return line
  }

  /// The longest animation on one line.
  private static let lineLength = 76

  /// An animation with modifiers on one line; `nil` for a long one.
  private static func line(
    _ base: SwiftExpression, _ modifiers: [SwiftModifier]
  ) -> SwiftExpression? {
    let printer = SwiftPrinter()
    let result = modifiers.reduce(base) { base, modifier in
      printer.flat(base.modified([modifier])).map { .text($0) } ?? base
    }
    guard let text = printer.flat(result), text.count <= lineLength else { return nil }
    return .text(text)
  }

  /// A delay, by its name where it has one.
  func delay(_ seconds: Double) -> SwiftExpression {
    delays[seconds].map { .text("Constants.\($0)") } ?? .number(seconds)
  }

  /// The curve with its duration.
  private func curve(_ curve: AnimationCurve, duration: Double) -> SwiftExpression {
    let time = SwiftArgument(
      "duration",
      durations[duration].map { .text("Constants.\($0)") }
        ?? .number(duration))
    if let name = curves[curve], curve.timingCurve != nil {
      return .call("Constants.\(name)", [time])
    }
    switch curve {
    case .linear: return .call(".linear", [time])
    case .easeIn: return .call(".easeIn", [time])
    case .easeOut: return .call(".easeOut", [time])
    case .easeInOut: return .call(".easeInOut", [time])
    case .timingCurve(let curve):
      return .call(".timingCurve", AnimationExpression.points(curve) + [time])
    case .smooth: return ".smooth"
    case .snappy: return ".snappy"
    case .bouncy: return ".bouncy"
    case .spring(let perceived, let bounce):
      return .call(
        ".spring",
        [
          SwiftArgument("duration", .number(perceived)), SwiftArgument("bounce", .number(bounce)),
        ])
    case .interpolatingSpring(let spring, let velocity):
      return .call(
        ".interpolatingSpring",
        [
          SwiftArgument("mass", "1"),
          SwiftArgument("stiffness", .number(spring.stiffness)),
          SwiftArgument("damping", .number(spring.damping)),
          SwiftArgument("initialVelocity", .number(velocity)),
        ])
    }
  }

  /// The control points of a curve as arguments.
  static func points(_ curve: TimingCurve) -> [SwiftArgument] {
    [curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y].map {
      SwiftArgument(nil, .number($0))
    }
  }
}
