/// A running state machine: its current state, the values of its inputs, and its player.
///
/// It is pure: time, pointer and random numbers come from outside. Its rules are those of dotlottie-rs, down to the order
/// of events, so that a machine does here what it does in players.
package struct MachineSession: Sendable {
  /// The state of the machine as a whole.
  package enum Status: Hashable, Sendable {
    /// Not started, or stopped.
    case stopped
    /// Running.
    case running
    /// A transition blends into its state.
    case tweening
  }

  /// The machine.
  package let machine: StateMachine
  /// The player.
  package internal(set) var player: MachinePlayer
  /// The state of the machine as a whole.
  package internal(set) var status = Status.stopped
  /// The time since the start, in seconds.
  package internal(set) var elapsed = 0.0
  /// The background of the current state, as 0xRRGGBBAA.
  package internal(set) var background: UInt32 = 0

  /// The index of the current state.
  var current: Int?
  /// The index of the state into which a transition blends.
  var target: Int?
  /// The frame at which `target` begins.
  var targetFrame = 0.0
  /// Whether the exit of the current state was reported when the blend began.
  var hasLeftCurrent = false
  /// The event that was fired and that no transition has taken yet.
  var pendingEvent: String?
  /// Whether actions of states changed inputs, so that transitions are tried again.
  var hasChangedInputs = false
  /// The names of states since the last cycle, which find transitions that do not end.
  var history: [String] = []
  /// The target that the pointer entered last; `nil` for none.
  var enteredTarget: String?
  /// The identifier of the animation that is shown.
  var animation: String
  /// The values of inputs, by name.
  var values: [String: MachineInput.Value]
  var random: MachineRandom
  /// The events since the last call of `takeEvents()`.
  var events: [MachineEvent] = []

  let seed: UInt64
  let settings: MachinePlayer.Settings
  let states: [String: Int]
  let globalState: Int?

  /// The number of cycles in one run after which the machine stops.
  static let cycleLimit = 20

  /// Makes a machine that is not started.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - track: The frames that it plays.
  ///   - settings: The settings of the player that the machine restores when it stops.
  ///   - seed: The seed of random numbers.
  package init(
    _ machine: StateMachine, playing track: MachineTrack,
    settings: MachinePlayer.Settings = MachinePlayer.Settings(), seed: UInt64 = 1
  ) {
    self.machine = machine
    self.settings = settings
    self.seed = seed
    player = MachinePlayer(track)
    animation = track.animation
    random = MachineRandom(seed: seed)
    states = Dictionary(
      machine.states.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    globalState = machine.states.firstIndex { $0.isGlobal }
    values = Dictionary(
      machine.inputs.map { ($0.name, MachineSession.single($0.value)) },
      uniquingKeysWith: { _, last in last })
    player.apply(settings)
  }

  /// The current state; `nil` before the start.
  package var currentState: MachineState? { current.map { machine.states[$0] } }

  /// The state into which a transition blends; `nil` for none.
  package var targetState: MachineState? { target.map { machine.states[$0] } }

  /// The value of an input; `nil` for an unknown one.
  package func value(of input: String) -> MachineInput.Value? { values[input] }

  /// Returns the events since the last call.
  package mutating func takeEvents() -> [MachineEvent] {
    defer { events = [] }
    return events
  }

  mutating func emit(_ event: MachineEvent) { events.append(event) }
}

// Commands.
extension MachineSession {
  /// Starts the machine in its initial state; returns `false` if there is no such state.
  @discardableResult
  package mutating func start() -> Bool {
    player.stop()
    player.apply(MachinePlayer.Settings())
    elapsed = 0
    random = MachineRandom(seed: seed)
    guard enter(machine.initial, by: nil, isGlobal: false) else { return false }
    guard status != .running else { return true }
    emit(.started)
    status = .running
    run()
    return true
  }

  /// Stops the machine; inputs and the current state stay.
  package mutating func stop() {
    status = .stopped
    emit(.stopped)
    player.apply(settings, toWholeAnimation: true)
    background = 0
  }

  /// Sets an input and runs the machine; unknown inputs and values of another type change nothing.
  package mutating func set(_ input: String, to value: MachineInput.Value) {
    guard !input.hasPrefix("@") else { return }
    write(value, to: input)
    run()
  }

  /// Fires an event and runs the machine; returns `false` for an unknown one.
  @discardableResult
  package mutating func fire(_ input: String) -> Bool {
    guard values[input] == .event else { return false }
    emit(.fired(input))
    pendingEvent = input
    run()
    return true
  }

  /// Changes to a state without a transition; returns `false` for an unknown one.
  ///
  /// - Parameters:
  ///   - state: The name of the state.
  ///   - runs: Whether transitions of the new state are tried.
  @discardableResult
  package mutating func override(with state: String, runs: Bool) -> Bool {
    guard enter(state, by: nil, isGlobal: false) else { return false }
    return runs ? run() : true
  }

  /// Lets time pass, in seconds; negative times count as 0.
  package mutating func advance(by seconds: Double) {
    let seconds = max(0, seconds)
    player.advance(by: seconds)
    if let completion = player.takeCompletion() { respond(to: completion) }
    if status == .tweening && player.tween == nil { land() }
    guard status != .stopped else { return }
    elapsed += seconds
    let candidates = [globalState, current].compactMap { $0 }
    let usesTime = candidates.contains { index in
      machine.states[index].transitions.contains { $0.guards.contains(where: \.usesElapsedTime) }
    }
    if usesTime { run() }
  }

  /// Ends a blend, and enters its state.
  private mutating func land() {
    status = .running
    let state = target
    target = nil
    guard player.takeLanding(), let state else { return }
    current = state
    emit(.entered(machine.states[state].name))
    beginState(state)
    player.land(at: targetFrame)
    run()
  }
}
