import Geometry
import SceneModel
import TimelineModel

/// Tracks of keyframes as Swift source.
struct KeyframeTrackLiteral {
  /// The names of durations and curves.
  let names: KeyframeNames
  /// The source of values; colors and numbers need none.
  var literals: [PropertyValue: SwiftExpression] = [:]

  /// The largest number of keyframes that are written out; more are a table.
  static let writtenCount = 20

  /// A track as Swift source, and the tables of its keyframes.
  struct Source {
    var track: SwiftExpression
    var tables: [SwiftDeclaration]
  }

  /// A track of a member of the values.
  ///
  /// - Parameters:
  ///   - track: The keyframes.
  ///   - value: The key path of the value; `nil` for that of the name.
  ///   - durations: The expressions of durations, by the positions of keyframes that are written out.
  func source(
    _ track: ValueTrack, value: SwiftExpression? = nil, durations: [Int: SwiftExpression] = [:]
  ) -> Source {
    source(track.name, KeyframeStep.steps(of: track), value: value, durations: durations)
  }

  /// A track of a member of the values.
  func source(
    _ name: String, _ steps: [KeyframeStep], value: SwiftExpression? = nil,
    durations: [Int: SwiftExpression] = [:]
  ) -> Source {
    let member = name
    var (statements, tables): ([SwiftStatement], [SwiftDeclaration]) = ([], [])
    for part in KeyframePart.parts(of: steps) {
      if !part.isTable {
        statements += part.steps.enumerated().map {
          .expression(expression($0.element, durations[$0.offset]))
        }
        continue
      }
      let name = "\(member)Steps" + (tables.isEmpty ? "" : "\(tables.count + 1)")
      tables.append(table(name, part.steps))
      statements.append(
        .loop(name: "step", sequence: part.sequence(of: "Self.\(name)"), rows(part.steps)))
    }
    let call = SwiftExpression.call(
      "KeyframeTrack", [SwiftArgument(nil, value ?? .text("\\.\(member)"))],
      SwiftClosure([], statements))
    return Source(track: call, tables: tables)
  }
}

// Keyframes that are written out.
extension KeyframeTrackLiteral {
  private func expression(_ step: KeyframeStep, _ time: SwiftExpression?) -> SwiftExpression {
    let value = SwiftArgument(nil, literal(step.value))
    let duration = SwiftArgument("duration", time ?? names.duration(step.duration))
    switch step.motion {
    case .move: return .call("MoveKeyframe", [value])
    case .linear(let curve):
      let ease = curve.map { [SwiftArgument("timingCurve", names.curve($0))] } ?? []
      return .call("LinearKeyframe", [value, duration] + ease)
    case .cubic(let start, let end):
      let velocities = [("startVelocity", start), ("endVelocity", end)].compactMap { label, speed in
        speed.map { SwiftArgument(label, literal($0)) }
      }
      return .call("CubicKeyframe", [value, duration] + velocities)
    case .spring(let spring, let velocity, let settles):
      let start = velocity.map { [SwiftArgument("startVelocity", literal($0))] } ?? []
      return .call(
        "SpringKeyframe",
        [value] + (settles ? [] : [duration])
          + [SwiftArgument("spring", self.spring(spring))] + start)
    }
  }

  private func spring(_ curve: AnimationCurve) -> SwiftExpression {
    switch curve {
    case .smooth: return ".smooth"
    case .snappy: return ".snappy"
    case .bouncy: return ".bouncy"
    default: break
    }
    guard case .interpolatingSpring(let spring, _) = curve else {
      guard case .spring(let duration, let bounce) = curve else { return "Spring()" }
      return .call(
        "Spring",
        [
          SwiftArgument("duration", .number(duration)),
          SwiftArgument("bounce", .number(bounce)),
        ])
    }
    var arguments = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
    ]
    .map { SwiftArgument($0.0, .number($0.1)) }
    if spring.dampingRatio > 1 { arguments.append(SwiftArgument("allowOverDamping", "true")) }
    return .call("Spring", arguments)
  }

  /// A value as source.
  private func literal(_ value: PropertyValue) -> SwiftExpression {
    if let literal = literals[value] { return literal }
    if case .color(let color) = value { return ValueLiteral.animatableColor(color) }
    return .double(value.numberValue)
  }
}

// Tables.
extension KeyframeTrackLiteral {
  private func table(_ name: String, _ steps: [KeyframeStep]) -> SwiftDeclaration {
    let type = steps.contains { $0.isCubic } ? "CubicStep" : "LinearStep"
    let rows = steps.map { step -> SwiftExpression in
      var arguments = [
        SwiftArgument(nil, .number(step.value.numberValue)),
        SwiftArgument(nil, .exact(step.duration)),
      ]
      switch step.motion {
      case .linear(let curve?): arguments.append(SwiftArgument(nil, names.curve(curve)))
      case .cubic(let start?, let end?):
        arguments += [start, end].map {
          SwiftArgument(nil, .number($0.numberValue))
        }
      case .linear, .cubic, .spring, .move: break
      }
      return .call(type, arguments)
    }
    return .property(
      SwiftProperty(
        documentation:
          "Keyframes: value, duration\(type == "CubicStep" ? ", velocities at both ends." : ", and curve.")",
        modifiers: ["private", "static"], keyword: "let", name: name, value: .array(rows)))
  }

  /// The keyframes of the entries of a table.
  private func rows(_ steps: [KeyframeStep]) -> [SwiftStatement] {
    let value = SwiftArgument(nil, "step.value")
    let duration = SwiftArgument("duration", "step.duration")
    if steps.contains(where: \.isCubic) {
      return [
        .expression(
          .call(
            "CubicKeyframe",
            [
              value, duration, SwiftArgument("startVelocity", "step.start"),
              SwiftArgument("endVelocity", "step.end"),
            ]))
      ]
    }
    let linear = SwiftStatement.expression(
      .call("LinearKeyframe", [value, duration, SwiftArgument("timingCurve", "step.curve")]))
    guard steps.contains(where: \.isMove) else { return [linear] }
    return [
      .alternative(
        "step.duration > 0", [linear], [.expression(.call("MoveKeyframe", [value]))])
    ]
  }
}
