import JSONTree
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads a run of phases.
  mutating func phaseRun(_ place: ReadPlace) -> PhaseRun? {
    guard var members = object(place, "phases") else { return nil }
    let phases = required(&members, PhaseName.states) { $0.phases($1) }
    let count: Int? = optional(&members, ActionName.repeats, 1) { $0.count($1) }
    let after = optional(&members, ActionName.after, 0) {
      $0.seconds($1)
    }
    finish(members, "a run of phases")
    guard let phases else { return nil }
    let run = PhaseRun(PhaseTimeline(phases: phases), after: after, count: count)
    notes.add(run, at: place.pointer)
    return run
  }

  private mutating func phases(_ place: ReadPlace) -> [PhaseTimeline.Phase]? {
    let limits = TimelineLimits.phases
    guard place.value.kind == .array, limits.contains(place.value.count) else {
      expected("an array of 1 to \(limits.upperBound) phases", at: place)
      return nil
    }
    return place.elements.compactMap { phase($0) }
  }

  private mutating func phase(_ place: ReadPlace) -> PhaseTimeline.Phase? {
    guard var members = object(place, "a phase") else { return nil }
    let name = optional(&members, PhaseName.name, "") { $0.string($1) }
    let values = optional(&members, PhaseName.values, []) { $0.phaseValues($1) }
    let paced = curveAndDuration(&members)
    let delay = optional(&members, ActionName.delay, 0) {
      $0.seconds($1)
    }
    finish(members, "a phase")
    return paced.map {
      PhaseTimeline.Phase(
        name: name, values: values, curve: $0.curve, duration: $0.duration, delay: delay)
    }
  }

  private mutating func phaseValues(_ place: ReadPlace) -> [PhaseTimeline.Value]? {
    targets(place, "values")?.compactMap { target, place in
      guard let target, let value = value(place, target) else { return nil }
      return PhaseTimeline.Value(target: target.target, value: value)
    }
  }
}

extension TimelineSchema {
  /// Phases.
  static var phases: [SchemaDefinition] {
    [
      SchemaDefinition(
        "phaseRun",
        .object([
          .required(
            PhaseName.states,
            SchemaPart.array(of: .reference("phase"), counts: TimelineLimits.phases)
              .described("The phases; the first is the resting phase, which also follows the last.")
          ),
          .optional(
            ActionName.repeats,
            SchemaPart.reference("times").described("The number of runs through all phases.")),
          .optional(
            ActionName.after,
            SchemaPart.reference("time")
              .described("The time from the event to the first phase, in seconds.")),
        ])),
      SchemaDefinition(
        "phase",
        SchemaPart.object(
          [
            .optional(PhaseName.name, .string),
            .optional(
              PhaseName.values,
              SchemaPart.map(from: .reference("target"), to: .reference("value"))
                .described(
                  "Properties that are left out keep their values of the phase before; in the "
                    + "first phase, those that they had.")),
          ] + paceMembers(delay: "The time that the curve waits, in seconds.")
        )
        .adding("$ref", "#/$defs/pace")),
    ]
  }
}
