import Diagnostics
import JSONTree
import StateMachines

extension MachineForm {
  /// The words of interactions with playback.
  fileprivate static let (complete, loop) = ("complete", "loop")
  private static let words = MachinePointer.allCases.map(\.rawValue) + [complete, loop]

  /// An interaction.
  static let interaction = ValueForm<MachineInteraction>(.reference("machineInteraction")) {
    reader, place in
    guard var members = reader.object(place, "an interaction") else { return nil }
    let word = reader.required(
      &members, "on", advice: "Add the event, as in `\"on\": \"click\"`."
    ) {
      $0.word($1, among: words)
    }
    let (view, state) = (members.take("view"), members.take("state"))
    let actions = reader.required(&members, "do") { MachineForm.actions.read(&$0, $1) }
    reader.finish(members, "an interaction")
    guard let word, let actions else { return nil }
    let trigger = reader.trigger(word, view: view, state: state, at: place)
    return trigger.map { MachineInteraction($0, actions) }
  } write: { interaction, notation in
    .object(
      fields(interaction.trigger)
        + JSONField.list("do", actions.write(interaction.actions, notation)))
  }

  private static func fields(_ trigger: MachineInteraction.Trigger) -> [JSONField] {
    func on(_ word: String, _ name: String, _ value: String?) -> [JSONField] {
      [JSONField("on", .string(word))] + JSONField.list(name, value.map { .string($0) })
    }
    return switch trigger {
    case .pointer(let pointer, let view): on(pointer.rawValue, "view", view)
    case .complete(let state): on(complete, "state", state)
    case .loop(let state): on(loop, "state", state)
    }
  }

  /// An interaction in the schema.
  static var interactionSchema: SchemaPart {
    .object([
      .required(
        "on",
        SchemaPart.words(words).described(
          "An event of the pointer, or the end of playback or of a pass of a state.")),
      .optional(
        "view",
        SchemaPart.reference("identifier").described(
          "The view whose box must contain the pointer; without one, anywhere.")),
      .optional("state", SchemaPart.string.described("The state whose playback ends.")),
      .required("do", actions.schema.described("The actions, in order.")),
    ])
  }
}

extension TimelineReader {
  /// Reads the view or the state of a word.
  fileprivate mutating func trigger(
    _ word: String, view: ReadPlace?, state: ReadPlace?, at place: ReadPlace
  ) -> MachineInteraction.Trigger? {
    let pointer = MachinePointer(rawValue: word)
    if let state, pointer != nil {
      report("“\(word)” has no “state”", at: state.pointer, .unfitValue)
    }
    if let view, pointer == nil || pointer == .move {
      report("“\(word)” has no “view”", at: view.pointer, .unfitValue)
    }
    if state == nil, pointer == nil {
      report("“state” is missing: “\(word)” belongs to a state", at: place.pointer, .unfitValue)
    }
    let target = view.flatMap { place in
      string(place).flatMap { isMissingViews || self.view($0, at: place) != nil ? $0 : nil }
    }
    let name = state.flatMap { stateName($0) }
    if let pointer { return .pointer(pointer, target: target) }
    return name.map { word == MachineForm.complete ? .complete(state: $0) : .loop(state: $0) }
  }
}
