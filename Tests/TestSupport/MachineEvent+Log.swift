package import StateMachines

extension MachineEvent {
  /// The line of the event in the logs of the reference and of preview pages.
  ///
  /// - Parameter number: The notation of numbers.
  package func line(_ number: (Double) -> String) -> String {
    func text(_ value: MachineInput.Value) -> String {
      switch value {
      case .number(let value): number(value)
      case .flag(let flag): "\(flag)"
      case .text(let text): text
      case .event: ""
      }
    }
    return switch self {
    case .started: "start"
    case .stopped: "stop"
    case .transition(let from, let to): "transition \(from) \(to)"
    case .exited(let name): "exit \(name)"
    case .entered(let name): "enter \(name)"
    case .changed(let name, let old, let new): "\(name) \(text(old)) \(text(new))"
    case .fired(let name): "fire \(name)"
    case .message(let text): "message \(text)"
    case .openURL(let address, let target): "open \(address) \(target)"
    case .theme(let name): "theme \(name)"
    case .animation(let name): "animation \(name)"
    case .endlessTransitions: "error"
    }
  }
}
