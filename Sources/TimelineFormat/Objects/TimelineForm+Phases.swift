import JSONTree
import TimelineModel

extension TimelineForm {
  /// A run of phases.
  private static let phaseRunObject = ObjectForm<PhaseRun>(
    "a run of phases",
    [
      .required(
        "states", \.timeline.phases,
        .array(
          of: phase.value(PhaseTimeline.Phase(curve: .linear, duration: 0)).defined(as: "phase"),
          "phases", counts: TimelineLimits.phases),
        "The phases; the first is the resting phase, which also follows the last."),
      .optional(
        "repeat", \.count, .times, default: 1, schemaShowsDefault: false,
        "The number of runs through all phases."),
      .optional(
        "after", \.after, .delay(), default: 0, schemaShowsDefault: false,
        "The time from the event to the first phase, in seconds."),
    ])

  /// A phase.
  private static let phase = ObjectForm<PhaseTimeline.Phase>(
    "a phase",
    [
      .optional("name", \.name, .string, default: "", schemaShowsDefault: false),
      .optional(
        "values", \.values, phaseValues, default: [], schemaShowsDefault: false,
        "Properties that are left out keep their values of the phase before; in the first phase, those that they had."
      ),
    ] + Field.pace(\.curve, \.duration, \.delay, "The time that the curve waits, in seconds."))

  /// The values of a phase, by their targets.
  private static let phaseValues = ValueForm<[PhaseTimeline.Value]>(
    .map(from: .reference("target"), to: .reference("value"))
  ) { reader, place in
    let members = reader.members(
      place, "an object with values by their targets", needsSome: true)
    guard let members else { return nil }
    let targets = members.map { reader.target(named: $0.name, at: $0.place) }
    return zip(targets, members).compactMap { target, member in
      reader.target = target
      guard let value = ValueForm.targetValue.read(&reader, member.place), let target else {
        return nil
      }
      return PhaseTimeline.Value(target: target.target, value: value)
    }
  } write: { values, notation in
    .object(
      values.flatMap {
        JSONField.list(
          $0.target.text, ValueForm.targetValue.write($0.value, notation.of($0.target)))
      })
  }

  /// A run of phases; times and curves have no names of constants.
  static let phaseRun = ValueForm<PhaseRun>(.reference("phaseRun")) { reader, place in
    guard var members = reader.object(place, "phases"),
      let run = phaseRunObject.read(
        &reader, &members, into: PhaseRun(PhaseTimeline(phases: [])))
    else { return nil }
    reader.notes.add([.phases(run)], at: place.pointer)
    return run
  } write: { run, notation in
    .object(phaseRunObject.fields(run, notation.of(nil)))
  }

  /// Phases in the schema.
  static var phaseDefinitions: SchemaDefinitions {
    [
      "phaseRun": phaseRunObject.schema,
      "phase": phase.schema.adding("$ref", "#/$defs/pace"),
    ]
  }
}
