/// A state machine: states that play parts of an animation, and transitions between them that inputs decide.
///
/// The model is that of dotLottie 2. Segments are names of markers, and targets of interactions names of layers in
/// designs and identifiers of views in timelines; all else is equal in both. Numbers have single precision when a
/// machine runs, as in players.
package struct StateMachine: Hashable, Sendable {
  /// The name of the input that holds the seconds since the start of the machine; it cannot be set.
  package static let elapsedTime = "@elapsedTime"

  /// The name; the identifier in an archive.
  package var name: String
  /// The name of the first state.
  package var initial: String
  /// The inputs, with unique names.
  package var inputs: [MachineInput]
  /// The states, with unique names; at most one is global.
  package var states: [MachineState]
  /// The responses to the pointer and to the end of segments, in order.
  package var interactions: [MachineInteraction]

  /// Makes a machine of its parts.
  package init(
    name: String = "", initial: String, inputs: [MachineInput] = [], states: [MachineState] = [],
    interactions: [MachineInteraction] = []
  ) {
    self.name = name
    self.initial = initial
    self.inputs = inputs
    self.states = states
    self.interactions = interactions
  }

  /// The state with a name; `nil` for none.
  package func state(named name: String) -> MachineState? { states.first { $0.name == name } }

  /// The global state, whose transitions are tried before those of the current state; `nil` for none.
  package var globalState: MachineState? { states.first { $0.playback == nil } }

  /// The input with a name; `nil` for none.
  package func input(named name: String) -> MachineInput? { inputs.first { $0.name == name } }
}

/// An input of a state machine, which the app sets.
package struct MachineInput: Hashable, Sendable {
  /// The type of an input, with its initial value.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A Boolean.
    case flag(Bool)
    /// A text.
    case text(String)
    /// An event, which has no value: it is fired.
    case event
  }

  /// The name.
  package var name: String
  /// The initial value.
  package var value: Value

  /// Makes an input.
  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// A value of an action or a guard: written in the machine, or the present value of an input of the same type.
package enum MachineOperand<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value itself.
  case value(Value)
  /// The name of an input; for numbers also `StateMachine.elapsedTime`.
  case input(String)
}
