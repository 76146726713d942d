import StateMachines

/// A state machine as lines of text: its inputs, states with transitions and actions, and interactions.
struct MachineOutline {
  /// The machine.
  let machine: StateMachine

  /// The lines.
  var lines: [String] {
    let name = machine.name.isEmpty ? "" : " “\(machine.name)”"
    return ["State machine\(name), starts with “\(machine.initial)”"]
      + (machine.inputs.map { "Input “\($0.name)”: \($0.text)" } + machine.states.flatMap(lines)
      + machine.interactions.map(line)).map { "  " + $0 }
  }

  private func lines(_ state: MachineState) -> [String] {
    let playback = state.playback.map { $0.text } ?? "global"
    return ["State “\(state.name)”: \(playback)"]
      + (state.transitions.map(\.text) + actions("on entry", state.onEntry)
      + actions("on exit", state.onExit)).map { "  " + $0 }
  }

  private func actions(_ name: String, _ actions: [MachineAction]) -> [String] {
    actions.isEmpty ? [] : ["\(name): \(MachineOutline.text(actions))"]
  }

  private func line(_ interaction: MachineInteraction) -> String {
    "At \(interaction.trigger.text): \(MachineOutline.text(interaction.actions))"
  }

  private static func text(_ actions: [MachineAction]) -> String {
    actions.map(\.text).joined(separator: ", ")
  }
}
