import Diagnostics
import JSONTree
import StateMachines
import TimelineModel

/// The objects of a state machine in files, as lists of their fields.
enum MachineForm {
  /// The member of the timeline.
  static let member = "machine"

  /// The machine.
  static let machine: ValueForm<StateMachine> = {
    let form = object.value(StateMachine(initial: "")).defined(as: "machine")
    return form.reading { reader, place in
      (reader.inputTypes, reader.stateNames) = ([:], [])
      guard var machine = form.read(&reader, place) else { return nil }
      if machine.initial.isEmpty { machine.initial = machine.states.first?.name ?? "" }
      if let second = machine.states.filter(\.isGlobal).dropFirst().first {
        reader.report(
          "there is another global state; a machine has at most one",
          at: place.pointer.appending("states").appending(second.name), .unfitValue)
      }
      return machine
    }
  }()

  private static let object = ObjectForm<StateMachine>(
    "a state machine",
    [
      .optional("name", \.name, .string, default: "", schemaShowsDefault: false),
      .optional(
        "inputs", \.inputs, inputs, default: [], schemaShowsDefault: false,
        "The inputs, by name, which the app sets: a number, a Boolean or a text as the initial value, "
          + "or “event” for one that is fired."),
      .required(
        "states", \.states, states,
        "The states, by name. The transitions of a global state are tried before those of the current one."
      ),
      initial,
      .optional(
        "interactions", \.interactions,
        .array(of: MachineForm.interaction, "interactions"), default: [], schemaShowsDefault: false,
        "The responses to the pointer and to the end of playback, in order."),
    ])

  /// The first state, which files leave out if it is the first one of the list.
  private static let initial = Field<StateMachine>.optional(
    "initial", \.initial, stateName, default: "", schemaShowsDefault: false, isAlwaysWritten: true,
    "The state at the start; by default the first."
  ).written { $0.initial != $0.states.first?.name }

  /// The name of a state.
  static let stateName = ValueForm<String>.string.reading { $0.stateName($1) }

  /// The states, by name; names of later states are known to earlier ones.
  private static let states = ValueForm<[MachineState]>(
    .map(from: .string, to: .reference("machineState"))
  ) { reader, place in
    let members = reader.members(
      place, "an object with states by their names", needsSome: true,
      limit: TimelineLimits.machineStates, of: "states")
    guard let members else { return nil }
    reader.stateNames = members.map(\.name)
    return members.compactMap { name, place in
      if name.isEmpty { reader.report("a state has no name", at: place.pointer, .unfitValue) }
      return state.read(&reader, place, into: MachineState(name, playback: .playing))
    }
  } write: { states, notation in
    .object(states.map { JSONField($0.name, .object(state.fields($0, notation))) })
  }

  /// The parts of a machine in the schema.
  static var definitions: SchemaDefinitions {
    [
      "machine": object.schema,
      "machineInput": valueSchema.described(
        "The initial value of an input; “event” for an event."),
      "machineState": state.schema, "machineTransition": transition.schema,
      "machineConditions": guardSchema, "machineInteraction": interactionSchema,
      "machineAction": actionSchema,
    ]
  }
}

extension TimelineReader {
  /// Reads the name of a state.
  mutating func stateName(_ place: ReadPlace) -> String? {
    guard let name = string(place) else { return nil }
    if stateNames.contains(name) { return name }
    report(
      "there is no state \(ReadPlace.quoted(name))"
        + Suggestion.text(for: name, among: stateNames), at: place.pointer, .unknownName)
    return nil
  }
}

extension MachinePlayback {
  /// The playback of a state without members: the whole animation, once.
  static var playing: MachinePlayback {
    var playback = MachinePlayback()
    playback.autoplay = true
    return playback
  }
}
