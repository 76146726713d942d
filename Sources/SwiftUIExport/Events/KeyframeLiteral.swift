import Geometry
import SceneModel
import TimelineModel

/// Keyframes of numbers as Swift source.
enum KeyframeLiteral {
  /// A keyframe as it is written.
  private struct Step {
    var value: Double
    var duration: Double
    /// The ease of a linear keyframe.
    var curve: TimingCurve?
    /// The velocities of a cubic keyframe.
    var velocities: (start: Double, end: Double)?
    /// A keyframe that no table can have.
    var other: SwiftExpression?
  }

  /// The largest number of keyframes that are written out; more are a table.
  private static let writtenCount = 8

  /// A track of a member of the values, and the table of its keyframes.
  ///
  /// - Parameter isTriggered: Whether an event starts the track, so that it does not wait for its start.
  static func track(
    _ track: LoopTrack, isTriggered: Bool
  ) -> (track: SwiftExpression, table: SwiftDeclaration?) {
    var track = track
    if isTriggered, track.count == 1, track.waitsAtEnd { track.keyframes.removeLast() }
    guard track.literals.isEmpty else { return (values(track, isTriggered: isTriggered), nil) }
    var value = track.initial
    let period = track.keyframes.flatMap { keyframe -> [Step] in
      defer { value = keyframe.value.numberValue }
      return steps(keyframe, from: value)
    }
    var statements: [SwiftStatement] = []
    if !isTriggered, track.start > 1e-9 {
      statements.append(
        .expression(linear(track.initial, AnimationExpression.short(track.start))))
    }
    var table: SwiftDeclaration?
    // Linear keyframes and cubic ones do not share a table.
    let isPlain =
      period.allSatisfy { $0.other == nil }
      && (period.allSatisfy { $0.velocities == nil } || period.allSatisfy { $0.velocities != nil })
    if period.count * track.count <= writtenCount || !isPlain {
      for _ in 0..<(isPlain ? track.count : Swift.min(track.count, writtenCount)) {
        statements += period.map { .expression(expression($0)) }
      }
    } else {
      table = self.table(track.name, period)
      statements.append(
        .loop(
          name: "step", sequence: .repeated(.text("Self.\(track.name)"), track.count),
          [.expression(entry(isCubic: isCubic(period)))]))
    }
    let call = SwiftExpression.call(
      "KeyframeTrack", [SwiftArgument(nil, .text("\\.\(track.name)"))],
      SwiftClosure([], statements))
    return (call, table)
  }

  private static func isCubic(_ steps: [Step]) -> Bool { steps.contains { $0.velocities != nil } }

  /// The keyframe of an entry of a table: all have one type.
  private static func entry(isCubic: Bool) -> SwiftExpression {
    let first = [
      SwiftArgument(nil, "step.value"), SwiftArgument("duration", "step.duration"),
    ]
    return isCubic
      ? .call(
        "CubicKeyframe",
        first + [
          SwiftArgument("startVelocity", "step.start"), SwiftArgument("endVelocity", "step.end"),
        ]) : .call("LinearKeyframe", first + [SwiftArgument("timingCurve", "step.curve")])
  }

  /// The table of keyframes.
  private static func table(_ name: String, _ steps: [Step]) -> SwiftDeclaration {
    let isCubic = isCubic(steps)
    let type = isCubic ? "CubicStep" : "LinearStep"
    let rows = steps.map { step -> SwiftExpression in
      var arguments = [
        SwiftArgument(nil, .number(step.value)), SwiftArgument(nil, .number(step.duration)),
      ]
      if let velocities = step.velocities {
        arguments += [
          SwiftArgument(nil, .number(velocities.start)),
          SwiftArgument(nil, .number(velocities.end)),
        ]
      }
      if let ease = step.curve { arguments.append(SwiftArgument(nil, curve(ease))) }
      return .call(type, arguments)
    }
    return .property(
      SwiftProperty(
        modifiers: ["private", "static"], keyword: "let", name: name, type: nil,
        value: .array(rows)))
  }

  private static func expression(_ step: Step) -> SwiftExpression {
    if let other = step.other { return other }
    if let velocities = step.velocities {
      return cubic(step.value, step.duration, start: velocities.start, end: velocities.end)
    }
    return linear(step.value, step.duration, step.curve)
  }

  static func curve(_ curve: TimingCurve) -> SwiftExpression {
    func point(_ point: Vector2) -> SwiftExpression {
      .call(
        "UnitPoint",
        [
          SwiftArgument("x", .number(point.x)), SwiftArgument("y", .number(point.y)),
        ])
    }
    return .call(
      ".bezier",
      [
        SwiftArgument("startControlPoint", point(curve.c1)),
        SwiftArgument("endControlPoint", point(curve.c2)),
      ])
  }

  private static func linear(
    _ value: Double, _ duration: Double, _ curve: TimingCurve? = nil
  ) -> SwiftExpression {
    var arguments = [
      SwiftArgument(nil, .double(value)), SwiftArgument("duration", .number(duration)),
    ]
    if let curve { arguments.append(SwiftArgument("timingCurve", self.curve(curve))) }
    return .call("LinearKeyframe", arguments)
  }

  private static func cubic(
    _ value: Double, _ duration: Double, start: Double, end: Double
  ) -> SwiftExpression {
    .call(
      "CubicKeyframe",
      [
        SwiftArgument(nil, .double(SwiftNumber.short(value))),
        SwiftArgument("duration", .number(duration)),
        SwiftArgument("startVelocity", .number(SwiftNumber.short(start))),
        SwiftArgument("endVelocity", .number(SwiftNumber.short(end))),
      ])
  }

  /// The spring of a keyframe.
  static func spring(_ curve: AnimationCurve) -> SwiftExpression {
    switch curve {
    case .smooth: return ".smooth"
    case .snappy: return ".snappy"
    case .bouncy: return ".bouncy"
    case .spring(let perceived, let bounce):
      return .call(
        "Spring",
        [
          SwiftArgument("duration", .number(perceived)), SwiftArgument("bounce", .number(bounce)),
        ])
    case .interpolatingSpring(let spring, _):
      return .call(
        "Spring",
        [
          SwiftArgument("mass", "1"), SwiftArgument("stiffness", .number(spring.stiffness)),
          SwiftArgument("damping", .number(spring.damping)),
        ])
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve: return ".smooth"
    }
  }

  /// The number of cubic keyframes for an ease beyond its ends, which a unit curve may clamp.
  private static let overshootParts = 8

  private static func steps(
    _ keyframe: KeyframeTimeline.Keyframe, from first: Double
  ) -> [Step] {
    let last = keyframe.value.numberValue
    let time = AnimationExpression.short(keyframe.duration)
    let move = Step(
      value: last, duration: 0,
      other: .call("MoveKeyframe", [SwiftArgument(nil, .double(last))]))
    guard time > 0 else { return [move] }
    switch keyframe {
    case .move: return [move]
    case .linear(_, let duration, let curve):
      guard let timing = curve.timingCurve, curve != .linear, first != last else {
        return [Step(value: last, duration: time)]
      }
      let heights = [timing.c1.y, timing.c2.y]
      if heights.allSatisfy({ (0...1).contains($0) }) {
        return [Step(value: last, duration: time, curve: timing)]
      }
      return parts(of: timing, from: first, to: last, duration: duration)
    case .cubic(_, _, let start, let end):
      guard let start, let end else {
        return [
          Step(
            value: last, duration: time,
            other: .call(
              "CubicKeyframe",
              [
                SwiftArgument(nil, .double(last)), SwiftArgument("duration", .number(time)),
              ]))
        ]
      }
      return [
        Step(
          value: last, duration: time, velocities: (start.numberValue, end.numberValue))
      ]
    case .spring(_, let duration, let spring, _):
      var arguments = [SwiftArgument(nil, .double(last))]
      if duration != nil { arguments.append(SwiftArgument("duration", .number(time))) }
      arguments.append(SwiftArgument("spring", self.spring(spring)))
      return [
        Step(value: last, duration: time, other: .call("SpringKeyframe", arguments))
      ]
    }
  }

  /// An ease in cubic parts of equal time.
  private static func parts(
    of curve: TimingCurve, from first: Double, to last: Double, duration: Double
  ) -> [Step] {
    let step = AnimationExpression.short(duration / Double(overshootParts))
    func value(_ share: Double) -> Double { first + (last - first) * curve.progress(at: share) }
    func slope(_ share: Double) -> Double {
      let (low, high) = (Swift.max(0, share - 1e-5), Swift.min(1, share + 1e-5))
      return SwiftNumber.short((value(high) - value(low)) / ((high - low) * duration))
    }
    return (1...overshootParts).map { part in
      let from = Double(part - 1) / Double(overshootParts)
      let to = Double(part) / Double(overshootParts)
      return Step(
        value: SwiftNumber.short(value(to)), duration: step, velocities: (slope(from), slope(to)))
    }
  }
}
