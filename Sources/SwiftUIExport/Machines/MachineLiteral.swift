import Geometry
import StateMachines

/// The parts of a state machine as literals of the types in the support file.
enum MachineLiteral {
  /// The machine.
  static func machine(_ machine: StateMachine) -> SwiftExpression {
    var arguments: SwiftArguments = ["initial": .string(machine.initial)]
    if !machine.inputs.isEmpty {
      arguments += ["inputs": .array(machine.inputs.map(input))]
    }
    arguments += ["states": .array(machine.states.map(state))]
    if !machine.interactions.isEmpty {
      arguments += ["interactions": .array(machine.interactions.map(interaction))]
    }
    return .call("StateMachine", arguments)
  }

  /// The frames that it plays, with the markers that its states name.
  static func track(_ track: MachineTrack, of machine: StateMachine) -> SwiftExpression {
    let names = Set(machine.states.compactMap { $0.playback?.segment })
    let markers = names.sorted().compactMap { track.marker(named: $0) }
    var arguments: SwiftArguments = [
      "frameRate": .number(track.frameRate), "frameCount": .number(track.frameCount),
    ]
    if !markers.isEmpty {
      arguments += [
        "markers": .array(
          markers.map {
            .call(
              ".init",
              [
                nil: .string($0.name), "start": .exact($0.start), "duration": .exact($0.duration),
              ])
          })
      ]
    }
    return .call("MachineTrack", arguments)
  }

  private static func input(_ input: MachineInput) -> SwiftExpression {
    let value: SwiftExpression =
      switch input.value {
      case .number(let number): .call(".number", [.number(number)])
      case .flag(let flag): .call(".flag", [.flag(flag)])
      case .text(let text): .call(".text", [.string(text)])
      case .event: ".event"
      }
    return .call(".init", [.string(input.name), value])
  }

  private static func interaction(_ interaction: MachineInteraction) -> SwiftExpression {
    let trigger: SwiftExpression =
      switch interaction.trigger {
      case .pointer(let event, let target):
        .call(
          ".pointer",
          [nil: .text(".\(event.rawValue)"), "target": target.map { .string($0) } ?? "nil"])
      case .complete(let state): .call(".complete", ["state": .string(state)])
      case .loop(let state): .call(".loop", ["state": .string(state)])
      }
    return .call(".init", [trigger, .array(interaction.actions.map(action))])
  }
}

// States and transitions.
extension MachineLiteral {
  private static func state(_ state: MachineState) -> SwiftExpression {
    var arguments: SwiftArguments = [nil: .string(state.name)]
    if let playback = state.playback.map(playback) {
      if playback != .call("MachinePlayback") { arguments += ["playback": playback] }
    } else {
      arguments += ["playback": "nil"]
    }
    if !state.transitions.isEmpty {
      arguments += ["transitions": .array(state.transitions.map(transition))]
    }
    if !state.onEntry.isEmpty { arguments += ["onEntry": .array(state.onEntry.map(action))] }
    if !state.onExit.isEmpty { arguments += ["onExit": .array(state.onExit.map(action))] }
    return .call(".init", arguments)
  }

  private static func playback(_ playback: MachinePlayback) -> SwiftExpression {
    var arguments: SwiftArguments = []
    if let segment = playback.segment { arguments += ["segment": .string(segment)] }
    if playback.mode != .forward { arguments += ["mode": .text(".\(playback.mode.rawValue)")] }
    if playback.speed != 1 { arguments += ["speed": .number(playback.speed)] }
    if playback.loops { arguments += ["loops": .flag(true)] }
    if playback.loopCount != 0 { arguments += ["loopCount": .text(String(playback.loopCount))] }
    if playback.autoplay { arguments += ["autoplay": .flag(true)] }
    if playback.isFinal { arguments += ["isFinal": .flag(true)] }
    return .call("MachinePlayback", arguments)
  }

  private static func transition(_ transition: MachineTransition) -> SwiftExpression {
    var arguments: SwiftArguments = ["to": .string(transition.to)]
    if !transition.guards.isEmpty {
      arguments += ["if": .array(transition.guards.map(condition))]
    }
    if let tween = transition.tween {
      let curve = tween.curve
      arguments += [
        "tween": .call(
          ".init",
          [
            "duration": .exact(tween.duration),
            "curve": .call(
              ".init",
              SwiftArguments(
                [curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y].map { SwiftExpression.exact($0) })),
          ])
      ]
    }
    return .call(".init", arguments)
  }

  private static func condition(_ condition: MachineGuard) -> SwiftExpression {
    let test: SwiftExpression =
      switch condition.test {
      case .number(let comparison, let value): self.test(".number", comparison, number(value))
      case .flag(let comparison, let value): self.test(".flag", comparison, flag(value))
      case .text(let comparison, let value): self.test(".text", comparison, text(value))
      case .event: ".event"
      }
    return .call(".init", [.string(condition.input), test])
  }

  private static func test(
    _ name: String, _ comparison: MachineComparison, _ value: SwiftExpression
  ) -> SwiftExpression {
    .call(name, [.text(".\(comparison.rawValue)"), value])
  }
}

// Operands and actions.
extension MachineLiteral {
  private static func number(_ operand: MachineOperand<Double>) -> SwiftExpression {
    self.operand(operand) { .number($0) }
  }

  private static func flag(_ operand: MachineOperand<Bool>) -> SwiftExpression {
    self.operand(operand) { .flag($0) }
  }

  private static func text(_ operand: MachineOperand<String>) -> SwiftExpression {
    self.operand(operand) { .string($0) }
  }

  private static func operand<Value>(
    _ operand: MachineOperand<Value>, _ literal: (Value) -> SwiftExpression
  ) -> SwiftExpression {
    switch operand {
    case .value(let value): .call(".value", [literal(value)])
    case .input(let name): .call(".input", [.string(name)])
    }
  }

  private static func optional(_ operand: MachineOperand<Double>?) -> SwiftExpression {
    operand.map(number) ?? "nil"
  }

  private static func action(_ action: MachineAction) -> SwiftExpression {
    switch action {
    case .setNumber(let name, let value): .call(".setNumber", [.string(name), number(value)])
    case .setFlag(let name, let value): .call(".setFlag", [.string(name), flag(value)])
    case .setText(let name, let value): .call(".setText", [.string(name), text(value)])
    case .toggle(let name): .call(".toggle", [.string(name)])
    case .increment(let name, let by):
      .call(".increment", [nil: .string(name), "by": optional(by)])
    case .decrement(let name, let by):
      .call(".decrement", [nil: .string(name), "by": optional(by)])
    case .multiply(let name, let by): .call(".multiply", [nil: .string(name), "by": number(by)])
    case .floor(let name): .call(".floor", [.string(name)])
    case .clamp(let name, let low, let high):
      .call(".clamp", [nil: .string(name), "min": optional(low), "max": optional(high)])
    case .setRandom(let name, let low, let high, let isWhole):
      .call(
        ".setRandom",
        [
          nil: .string(name), "min": optional(low), "max": optional(high),
          "isWhole": .flag(isWhole),
        ])
    case .reset(let name): .call(".reset", [.string(name)])
    case .fire(let name): .call(".fire", [.string(name)])
    case .setFrame(let value): .call(".setFrame", [number(value)])
    case .setProgress(let value): .call(".setProgress", [number(value)])
    case .setTheme(let name): .call(".setTheme", [text(name)])
    case .openURL(let address, let target):
      .call(".openURL", [nil: text(address), "target": .string(target)])
    case .send(let message): .call(".send", [.string(message)])
    }
  }
}
