/// An action of a state machine, on entry or exit of a state or as a response to an interaction.
///
/// Actions on inputs that do not exist, or are of another type, do nothing.
package enum MachineAction: Hashable, Sendable {
  /// Sets a number.
  case setNumber(String, MachineOperand<Double>)
  /// Sets a Boolean.
  case setFlag(String, MachineOperand<Bool>)
  /// Sets a text.
  case setText(String, MachineOperand<String>)
  /// Inverts a Boolean.
  case toggle(String)
  /// Adds to a number; without a value, or with an input that does not exist, 1.
  case increment(String, by: MachineOperand<Double>?)
  /// Subtracts from a number; without a value, or with an input that does not exist, 1.
  case decrement(String, by: MachineOperand<Double>?)
  /// Multiplies a number.
  case multiply(String, by: MachineOperand<Double>)
  /// Rounds a number down.
  case floor(String)
  /// Limits a number; `nil` for no bound.
  case clamp(String, min: MachineOperand<Double>?, max: MachineOperand<Double>?)
  /// Sets a random number from `min`, by default 0, to `max`, by default 1; a whole one if `isWhole`.
  case setRandom(
    String, min: MachineOperand<Double>?, max: MachineOperand<Double>?, isWhole: Bool)
  /// Sets an input to its initial value.
  case reset(String)
  /// Fires an event.
  case fire(String)
  /// Shows a frame, counted from 0, if it is in the segment.
  case setFrame(MachineOperand<Double>)
  /// Shows the frame at a share of the whole animation, 0...100, if it is in the segment.
  case setProgress(MachineOperand<Double>)
  /// Changes the theme; an empty text removes it.
  case setTheme(MachineOperand<String>)
  /// Opens an address; the target is that of HTML links.
  case openURL(MachineOperand<String>, target: String)
  /// Sends a message to the app.
  case send(String)

  /// The input that the action writes or fires; `nil` for other actions.
  package var input: String? {
    switch self {
    case .setNumber(let name, _), .setFlag(let name, _), .setText(let name, _), .toggle(let name),
      .increment(let name, _), .decrement(let name, _), .multiply(let name, _), .floor(let name),
      .clamp(let name, _, _), .setRandom(let name, _, _, _), .reset(let name), .fire(let name):
      name
    case .setFrame, .setProgress, .setTheme, .openURL, .send: nil
    }
  }
}
