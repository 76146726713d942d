/// An event of a running state machine, for the app and for tests.
package enum MachineEvent: Hashable, Sendable {
  /// The machine started.
  case started
  /// The machine stopped.
  case stopped
  /// A transition began; `from` is empty at the start.
  case transition(from: String, to: String)
  /// A state was left; empty at the start.
  case exited(String)
  /// A state was entered.
  case entered(String)
  /// An input changed its value.
  case changed(String, from: MachineInput.Value, to: MachineInput.Value)
  /// An event input was fired.
  case fired(String)
  /// An action sent a message.
  case message(String)
  /// An action opens an address; the app decides whether it may.
  case openURL(String, target: String)
  /// An action changes the theme; empty for none.
  case theme(String)
  /// A state shows another animation of the archive.
  case animation(String)
  /// The machine stopped because transitions do not end.
  case endlessTransitions
}
