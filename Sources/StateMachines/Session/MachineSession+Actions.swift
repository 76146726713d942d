// The actions of states and interactions.
extension MachineSession {
  /// The origin of actions, which decides what follows a change of an input.
  private enum Origin {
    /// Entry or exit of a state: transitions are tried again later in the run.
    case state
    /// An interaction: the machine runs after each change.
    case interaction
  }

  /// Performs the actions of a state.
  mutating func perform(_ actions: [MachineAction]) {
    for action in actions { perform(action, .state) }
  }

  /// Performs the actions of interactions.
  mutating func respond(_ actions: [MachineAction]) {
    for action in actions { perform(action, .interaction) }
  }

  private mutating func perform(_ action: MachineAction, _ origin: Origin) {
    switch action {
    case .setNumber(let name, let operand):
      store(number(operand).flatMap { number(name) == nil ? nil : .number($0) }, in: name, origin)
    case .setFlag(let name, let operand):
      store(flag(operand).flatMap { flag(name) == nil ? nil : .flag($0) }, in: name, origin)
    case .setText(let name, let operand):
      store(text(operand).flatMap { text(name) == nil ? nil : .text($0) }, in: name, origin)
    case .toggle(let name): store(flag(name).map { .flag(!$0) }, in: name, origin)
    case .reset, .fire: performOnInput(action, origin)
    case .increment, .decrement, .multiply, .floor, .clamp, .setRandom:
      performArithmetic(action, origin)
    case .setFrame, .setProgress, .setTheme, .openURL, .send: performOutput(action)
    }
  }

  private mutating func performOnInput(_ action: MachineAction, _ origin: Origin) {
    switch action {
    case .fire(let name):
      guard values[name] == .event else { return }
      emit(.fired(name))
      pendingEvent = name
      if origin == .interaction { run() }
    case .reset(let name):
      guard status != .stopped, !name.hasPrefix("@") else { return }
      if let input = machine.inputs.last(where: { $0.name == name }), input.value != .event {
        write(MachineSession.single(input.value), to: name)
      }
      follow(origin)
    default: break
    }
  }

  private mutating func performArithmetic(_ action: MachineAction, _ origin: Origin) {
    guard let name = action.input, !name.hasPrefix("@"), let value = number(name) else { return }
    switch action {
    case .increment(_, let operand):
      // As in players, an increment without a value marks the inputs as changed, even in an interaction.
      if operand == nil { hasChangedInputs = true }
      store(.number(value + (operand.flatMap(number) ?? 1)), in: name, origin)
    case .decrement(_, let operand):
      store(.number(value - (operand.flatMap(number) ?? 1)), in: name, origin)
    case .multiply(_, let operand):
      storeChange(of: value, to: number(operand).map { value * $0 }, in: name, origin)
    case .floor: storeChange(of: value, to: value.rounded(.down), in: name, origin)
    case .clamp(_, let low, let high):
      storeChange(of: value, to: clamp(value, low, high), in: name, origin)
    case .setRandom(_, let low, let high, let isWhole):
      store(randomNumber(low, high, isWhole: isWhole).map { .number($0) }, in: name, origin)
    default: break
    }
  }

  /// A number within bounds; `nil` where a bound is unknown or the bounds are inverted.
  private func clamp(
    _ value: Double, _ low: MachineOperand<Double>?, _ high: MachineOperand<Double>?
  ) -> Double? {
    guard let low = bound(low, default: -.infinity), let high = bound(high, default: .infinity),
      low <= high
    else { return nil }
    return min(max(value, low), high)
  }

  private mutating func randomNumber(
    _ low: MachineOperand<Double>?, _ high: MachineOperand<Double>?, isWhole: Bool
  ) -> Double? {
    guard let low = bound(low, default: 0), let high = bound(high, default: 1), low <= high else {
      return nil
    }
    let share = random.next()
    return isWhole
      ? low + (share * (high - low + 1)).rounded(.down) : low + share * (high - low)
  }

  private mutating func performOutput(_ action: MachineAction) {
    switch action {
    case .setFrame(let operand):
      guard let frame = number(operand) else { return }
      player.seek(to: min(max(frame, 0), player.track.lastFrame))
    case .setProgress(let operand):
      guard let percent = number(operand) else { return }
      player.seek(to: player.track.lastFrame * min(max(percent, 0), 100) / 100)
    case .setTheme(let operand): emit(.theme(text(operand) ?? ""))
    case .openURL(let operand, let target): emit(.openURL(text(operand) ?? "", target: target))
    case .send(let message): emit(.message(message))
    default: break
    }
  }
}

// Inputs.
extension MachineSession {
  /// A number of single precision, as players have.
  static func single(_ number: Double) -> Double { Double(Float(number)) }

  /// A value of an input, whose numbers have single precision.
  static func single(_ value: MachineInput.Value) -> MachineInput.Value {
    if case .number(let number) = value { .number(single(number)) } else { value }
  }

  /// The number of an input, or the time since the start; `nil` for others.
  func number(_ name: String) -> Double? {
    if name == StateMachine.elapsedTime { return MachineSession.single(elapsed) }
    if case .number(let number)? = values[name] { return number }
    return nil
  }

  /// The Boolean of an input; `nil` for others.
  func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = values[name] { flag } else { nil }
  }

  /// The text of an input; `nil` for others.
  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func number(_ operand: MachineOperand<Double>) -> Double? {
    switch operand {
    case .value(let number): MachineSession.single(number)
    case .input(let name): number(name)
    }
  }

  func flag(_ operand: MachineOperand<Bool>) -> Bool? {
    switch operand {
    case .value(let flag): flag
    case .input(let name): flag(name)
    }
  }

  func text(_ operand: MachineOperand<String>) -> String? {
    switch operand {
    case .value(let text): text
    case .input(let name): text(name)
    }
  }

  /// The value of a bound; `nil` where its input is unknown.
  private func bound(_ operand: MachineOperand<Double>?, default standard: Double) -> Double? {
    guard let operand else { return standard }
    return number(operand)
  }

  /// Writes an input of the same type, and reports a change.
  mutating func write(_ value: MachineInput.Value, to name: String) {
    let value = MachineSession.single(value)
    guard let old = values[name], old.isSameType(as: value), value != .event else { return }
    values[name] = value
    if old != value { emit(.changed(name, from: old, to: value)) }
  }

  /// Writes an input for an action; does nothing without a value.
  private mutating func store(
    _ value: MachineInput.Value?, in name: String, _ origin: Origin
  ) {
    guard let value, !name.hasPrefix("@") else { return }
    write(value, to: name)
    follow(origin)
  }

  /// Writes a number that differs from the one before.
  private mutating func storeChange(
    of value: Double, to result: Double?, in name: String, _ origin: Origin
  ) {
    guard let result, MachineSession.single(result) != value else { return }
    store(.number(result), in: name, origin)
  }

  private mutating func follow(_ origin: Origin) {
    switch origin {
    case .state: hasChangedInputs = true
    case .interaction: run()
    }
  }
}

extension MachineInput.Value {
  /// Whether another value has the same type.
  package func isSameType(as other: MachineInput.Value) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.text, .text), (.event, .event): true
    default: false
    }
  }
}
