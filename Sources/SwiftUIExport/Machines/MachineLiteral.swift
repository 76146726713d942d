import Geometry
import StateMachines

/// The parts of a state machine as literals of the types in the support file.
enum MachineLiteral {
  /// The machine.
  static func machine(_ machine: StateMachine) -> SwiftExpression {
    let states: SwiftArguments = ["states": .array(machine.states.map(state))]
    let inputs = list("inputs", machine.inputs) { pair(.string($0.name), literal($0.value)) }
    let interactions = list("interactions", machine.interactions) {
      pair(literal($0.trigger), .array($0.actions.map { literal($0) }))
    }
    return .call(
      "StateMachine", ["initial": .string(machine.initial)] + inputs + states + interactions)
  }

  /// The frames that it plays, with the markers that its states name.
  static func track(_ track: MachineTrack, of machine: StateMachine) -> SwiftExpression {
    let names = Set(machine.states.compactMap { $0.playback?.segment })
    let arguments: SwiftArguments = [
      "frameRate": .number(track.frameRate), "frameCount": .number(track.frameCount),
    ]
    let markers = list("markers", names.sorted().compactMap { track.marker(named: $0) }) {
      .call(
        ".init",
        [nil: .string($0.name), "start": .exact($0.start), "duration": .exact($0.duration)])
    }
    return .call("MachineTrack", arguments + markers)
  }
}

// States and transitions.
extension MachineLiteral {
  private static func state(_ state: MachineState) -> SwiftExpression {
    let playback = state.playback.map(playback) ?? "nil"
    let isStandard = playback == .call("MachinePlayback")
    return .call(
      ".init",
      [nil: .string(state.name)] + (isStandard ? [] : ["playback": playback])
        + list("transitions", state.transitions) { transition($0) }
        + list("onEntry", state.onEntry) { literal($0) }
        + list("onExit", state.onExit) { literal($0) })
  }

  private static func playback(_ playback: MachinePlayback) -> SwiftExpression {
    var arguments: SwiftArguments = []
    if let segment = playback.segment { arguments += ["segment": .string(segment)] }
    if playback.mode != .forward { arguments += ["mode": literal(playback.mode)] }
    if playback.speed != 1 { arguments += ["speed": .number(playback.speed)] }
    if playback.loops { arguments += ["loops": .flag(true)] }
    if playback.loopCount != 0 { arguments += ["loopCount": .text(String(playback.loopCount))] }
    if playback.autoplay { arguments += ["autoplay": .flag(true)] }
    if playback.isFinal { arguments += ["isFinal": .flag(true)] }
    return .call("MachinePlayback", arguments)
  }

  private static func transition(_ transition: MachineTransition) -> SwiftExpression {
    var arguments: SwiftArguments =
      ["to": .string(transition.to)]
      + list("if", transition.guards) { pair(.string($0.input), literal($0.test)) }
    if let tween = transition.tween {
      let (first, second) = (tween.curve.c1, tween.curve.c2)
      let numbers = [first.x, first.y, second.x, second.y].map { SwiftExpression.exact($0) }
      let curve = SwiftExpression.call(".init", SwiftArguments(numbers))
      arguments += ["tween": .call(".init", ["duration": .exact(tween.duration), "curve": curve])]
    }
    return .call(".init", arguments)
  }
}

// Values.
extension MachineLiteral {
  /// An argument with a list; none for an empty list.
  private static func list<Value>(
    _ label: String, _ values: [Value], _ literal: (Value) -> SwiftExpression
  ) -> SwiftArguments {
    values.isEmpty ? [] : [label: .array(values.map(literal))]
  }

  /// A structure of two values without labels.
  private static func pair(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
    .call(".init", [first, second])
  }

  /// A text, a flag, a number, or a case of an enumeration with its values.
  ///
  /// The support file declares the enumerations of the module `StateMachines`, so that names and labels are equal.
  private static func literal(_ value: Any) -> SwiftExpression {
    switch value {
    case let text as String: return .string(text)
    case let flag as Bool: return .flag(flag)
    case let number as Double: return .number(number)
    default: break
    }
    let mirror = Swift.Mirror(reflecting: value)
    let content = mirror.children.first
    if mirror.displayStyle == .optional { return content.map { literal($0.value) } ?? "nil" }
    guard let content, let name = content.label else { return .text(".\(value)") }
    let values = Swift.Mirror(reflecting: content.value)
    guard values.displayStyle == .tuple else { return .call(".\(name)", [literal(content.value)]) }
    // The labels of values without one are their numbers, as in `.0`.
    let arguments = values.children.map { label, value in
      (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, literal(value))
    }
    return .call(".\(name)", SwiftArguments(arguments))
  }
}
