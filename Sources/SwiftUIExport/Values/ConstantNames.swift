import Geometry
import TimelineModel

/// The named durations, delays and curves of a timeline.
struct ConstantNames: Sendable {
  private var durations: [Double: SwiftExpression] = [:]
  private var shortDurations: [Double: SwiftExpression] = [:]
  private var delays: [Double: SwiftExpression] = [:]
  private var curves: [AnimationCurve: SwiftExpression] = [:]

  /// Prepares the constants of a timeline.
  init(_ constants: [TimelineConstant] = []) {
    for constant in constants {
      let name = SwiftExpression.constant(.constants, constant.name)
      switch constant.value {
      case .duration(let value):
        durations[value] = name
        shortDurations[SwiftNumber.short(value)] = name
      case .delay(let value):
        var delay = SwiftConstant(scope: .constants, name: constant.name, type: "Double")
        delay.value = value
        delays[value] = .constant(delay)
      case .curve(let curve): curves[curve] = name
      }
    }
  }

  /// The duration of a keyframe, by its name where it has one.
  func duration(_ seconds: Double) -> SwiftExpression {
    shortDurations[SwiftNumber.short(seconds)] ?? .exact(seconds)
  }

  /// A delay, by its name where it has one.
  func delay(_ seconds: Double) -> SwiftExpression { delays[seconds] ?? .number(seconds) }
}

// Animations.
extension ConstantNames {
  /// The animation of a change.
  func animation(_ animation: TimelineAnimation) -> SwiftExpression {
    var modifiers: [SwiftModifier] = []
    if animation.speed != 1 {
      modifiers.append(SwiftModifier("speed", [.number(animation.speed)]))
    }
    if let repetition = animation.repetition {
      var arguments: SwiftArguments = []
      if let count = repetition.count { arguments += [.number(Double(count))] }
      if !repetition.autoreverses { arguments += ["autoreverses": .flag(false)] }
      modifiers.append(
        SwiftModifier(repetition.count == nil ? "repeatForever" : "repeatCount", arguments))
    }
    if animation.delay != 0 {
      modifiers.append(SwiftModifier("delay", [delay(animation.delay)]))
    }
    let all = curve(animation.curve, duration: animation.duration).modified(modifiers)
    let line = SwiftExpression.unbroken(all)
    let isShort = SwiftPrinter().flat(line).map { $0.count <= ConstantNames.lineLength } ?? false
    return isShort ? line : all
  }

  /// The longest animation on one line.
  private static let lineLength = 76

  private func curve(_ curve: AnimationCurve, duration: Double) -> SwiftExpression {
    let time: SwiftArguments = ["duration": durations[duration] ?? .number(duration)]
    if let name = curves[curve], curve.timingCurve != nil { return .call(name, time, nil) }
    switch curve {
    case .linear, .easeIn, .easeOut, .easeInOut:
      return .call(".\(curve.name ?? "linear")", time)
    case .timingCurve(let curve):
      return .call(".timingCurve", ConstantNames.points(curve) + time)
    case .smooth, .snappy, .bouncy: return .text(".\(curve.name ?? "smooth")")
    case .interpolatingSpring(let spring, let velocity):
      return .call(
        ".interpolatingSpring",
        [
          "mass": 1, "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
          "initialVelocity": .number(velocity),
        ])
    case .spring(let perceived, let bounce):
      return .call(".spring", ["duration": .number(perceived), "bounce": .number(bounce)])
    }
  }

  /// The control points of a curve as arguments.
  static func points(_ curve: TimingCurve) -> SwiftArguments {
    [.number(curve.c1.x), .number(curve.c1.y), .number(curve.c2.x), .number(curve.c2.y)]
  }
}

// Unit curves.
extension ConstantNames {
  /// A unit curve, by its name where it has one.
  func unitCurve(_ curve: AnimationCurve) -> SwiftExpression {
    curves[curve] ?? ConstantNames.unitCurve(curve, "")
  }

  /// A unit curve with the name of its type before its own.
  static func unitCurve(_ curve: AnimationCurve, _ type: String) -> SwiftExpression {
    guard case .timingCurve(let curve) = curve else {
      return .text("\(type).\(curve.name ?? "linear")")
    }
    func point(_ point: Vector2) -> SwiftExpression {
      .call("UnitPoint", ["x": .number(point.x), "y": .number(point.y)])
    }
    return .call(
      "\(type).bezier", ["startControlPoint": point(curve.c1), "endControlPoint": point(curve.c2)])
  }
}
