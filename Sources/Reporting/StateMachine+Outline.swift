import StateMachines

extension StateMachine {
  /// The machine as lines of text: its inputs, states with transitions and actions, and interactions.
  var outlineLines: [String] {
    let title = name.isEmpty ? "" : " “\(name)”"
    return ["State machine\(title), starts with “\(initial)”"]
      + (inputs.map { "Input “\($0.name)”: \($0.text)" } + states.flatMap(\.outlineLines)
      + interactions.map { "At \($0.trigger.text): \($0.actions.outlineText)" }).map { "  " + $0 }
  }
}

extension MachineState {
  fileprivate var outlineLines: [String] {
    let actions = [("on entry", onEntry), ("on exit", onExit)].filter { !$0.1.isEmpty }
    return ["State “\(name)”: \(playback.map { $0.text } ?? "global")"]
      + (transitions.map(\.text) + actions.map { "\($0): \($1.outlineText)" }).map { "  " + $0 }
  }
}

extension [MachineAction] {
  fileprivate var outlineText: String { map(\.text).joined(separator: ", ") }
}
