import Geometry
import SceneModel
import TimelineModel

/// The named durations, delays and curves of a timeline.
struct TimingNames: Sendable {
  private var durations: [Double: SwiftExpression] = [:]
  private var shortDurations: [Double: SwiftExpression] = [:]
  private var delays: [Double: SwiftExpression] = [:]
  private var curves: [AnimationCurve: SwiftExpression] = [:]

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
    let isShort = SwiftPrinter().flat(line).map { $0.count <= TimingNames.lineLength } ?? false
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
      return .call(".timingCurve", TimingNames.points(curve) + time)
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

  /// A unit curve, by its name where it has one.
  func unitCurve(_ curve: AnimationCurve) -> SwiftExpression {
    curves[curve] ?? TimingNames.unitCurve(curve, "")
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

  /// A track of a member of the values, and the tables of its keyframes.
  ///
  /// - Parameters:
  ///   - literals: The source of values; numbers need none.
  ///   - value: The key path of the value; `nil` for the path of the name.
  ///   - durations: The expressions of durations, by the positions of keyframes that are written out.
  func track(
    _ member: String, _ steps: [KeyframeStep], _ literals: [PropertyValue: SwiftExpression],
    value: SwiftExpression? = nil, durations: [Int: SwiftExpression] = [:]
  ) -> (track: SwiftExpression, tables: [SwiftDeclaration]) {
    var (statements, tables): ([SwiftStatement], [SwiftDeclaration]) = ([], [])
    for part in KeyframePart.parts(of: steps) {
      if !part.isTable {
        statements += part.steps.enumerated().map { place, step in
          let value = literals[step.value] ?? .keyframe(step.value)
          return .expression(expression(step, value, durations[place]))
        }
        continue
      }
      let name = "\(member)Steps".numbered(tables.count)
      tables.append(table(name, part.steps))
      statements.append(
        .loop(
          name: "step", sequence: .repeated(.text("Self.\(name)"), part.count), rows(part.steps)))
    }
    let call = SwiftExpression.call(
      "KeyframeTrack", [value ?? .text("\\.\(member)")], SwiftClosure([], statements))
    return (call, tables)
  }

  private func expression(
    _ step: KeyframeStep, _ value: SwiftExpression, _ time: SwiftExpression?
  ) -> SwiftExpression {
    let duration: SwiftArguments = ["duration": time ?? self.duration(step.duration)]
    func optional(_ label: String, _ value: SwiftExpression?) -> SwiftArguments {
      value.map { [label: $0] } ?? []
    }
    func velocity(_ label: String, _ value: PropertyValue?) -> SwiftArguments {
      optional(label, value.map { .keyframe($0) })
    }
    switch step.motion {
    case .move: return .call("MoveKeyframe", [value])
    case .linear(let curve):
      let ease = optional("timingCurve", curve.map(unitCurve))
      return .call("LinearKeyframe", [value] + duration + ease)
    case .cubic(let start, let end):
      let velocities = velocity("startVelocity", start) + velocity("endVelocity", end)
      return .call("CubicKeyframe", [value] + duration + velocities)
    case .spring(let spring, let start, let settles):
      return .call(
        "SpringKeyframe",
        [value] + (settles ? [] : duration) + ["spring": self.spring(spring)]
          + velocity("startVelocity", start))
    }
  }

  private func spring(_ curve: AnimationCurve) -> SwiftExpression {
    switch curve {
    case .smooth, .snappy, .bouncy: return .text(".\(curve.name ?? "smooth")")
    case .spring(let duration, let bounce):
      return .call("Spring", ["duration": .number(duration), "bounce": .number(bounce)])
    case .interpolatingSpring(let spring, _): return self.spring(spring)
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve: return "Spring()"
    }
  }

  private func spring(_ spring: Spring) -> SwiftExpression {
    var arguments: SwiftArguments = [
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping),
    ]
    if spring.dampingRatio > 1 { arguments += ["allowOverDamping": .flag(true)] }
    return .call("Spring", arguments)
  }

  private func table(_ name: String, _ steps: [KeyframeStep]) -> SwiftDeclaration {
    let isCubic = steps.contains(where: \.isCubic)
    let rows = steps.map { step -> SwiftExpression in
      var arguments: SwiftArguments = [.number(step.value.numberValue), .exact(step.duration)]
      switch step.motion {
      case .linear(let curve?): arguments += [unitCurve(curve)]
      case .cubic(let start?, let end?):
        arguments += [.number(start.numberValue), .number(end.numberValue)]
      case .linear, .cubic, .spring, .move: break
      }
      return .call(isCubic ? "CubicStep" : "LinearStep", arguments)
    }
    return .property(
      "private static let", name, .array(rows),
      documentation:
        "Keyframes: value, duration\(isCubic ? ", velocities at both ends." : ", and curve.")")
  }

  /// The keyframes of the entries of a table.
  private func rows(_ steps: [KeyframeStep]) -> [SwiftStatement] {
    func member(_ name: String) -> SwiftExpression { .member("step", name) }
    let timed: SwiftArguments = [nil: member("value"), "duration": member("duration")]
    if steps.contains(where: \.isCubic) {
      let velocities: SwiftArguments = [
        "startVelocity": member("start"), "endVelocity": member("end"),
      ]
      return [.expression(.call("CubicKeyframe", timed + velocities))]
    }
    let linear = SwiftStatement.expression(
      .call("LinearKeyframe", timed + ["timingCurve": member("curve")]))
    guard steps.contains(where: \.isMove) else { return [linear] }
    return [
      .condition(
        .infix(member("duration"), ">", 0), [linear],
        otherwise: [.expression(.call("MoveKeyframe", [member("value")]))])
    ]
  }
}
