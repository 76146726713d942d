import JSONTree
import TimelineModel

extension TimelineSchema {
  /// The actions.
  static var actions: [SchemaDefinition] {
    targetsAndValues
      + ActionKind.allCases.map { SchemaDefinition($0.rawValue, action($0, $0.rawValue)) }
  }

  private static func action(_ kind: ActionKind, _ name: String) -> SchemaPart {
    switch kind {
    case .set:
      SchemaPart.object([.required(name, .reference("targets")), step, to] + always)
        .requiringSeveral(name)
    case .animate: animation(name)
    case .insert: presence(name, "A view that appears by its transition, or several.")
    case .remove: presence(name, "A view that disappears by its transition, or several.")
    case .play: playback(name)
    case .stop:
      .object(
        [
          .required(
            name,
            SchemaPart.any([.reference("identifier"), .reference("target")])
              .described("A sequence of pictures, or view.property, that stays as it is then."))
        ] + always)
    }
  }

  private static let to = SchemaMember.required(ActionName.to, .reference("value"))
  private static let step = SchemaMember.optional(
    ActionName.step,
    SchemaPart.reference("time").described("The time from each target's change to the next one."))

  /// The members of all actions.
  private static let always: [SchemaMember] = [
    .optional(
      ActionName.after,
      SchemaPart.reference("time")
        .described("The time from the event to the change, in seconds.")),
    .optional(ActionName.within, .reference("within")),
  ]

  /// Curve, duration, delay and speed.
  private static let pacing: [SchemaMember] =
    paceMembers(delay: "The time that the curve waits after the change, in seconds.") + [
      .optional(
        ActionName.speed,
        SchemaPart.number(in: TimelineLimits.speed)
          .described("The factor by which the curve and its repetitions run faster.")
          .defaulting(to: 1))
    ]

  private static func animation(_ name: String) -> SchemaPart {
    SchemaPart.object(
      [
        .required(name, .reference("targets")), step,
        .optional(
          ActionName.from,
          SchemaPart.reference("value")
            .described("The value that is set just before; the present value without it.")),
        to,
        .optional(
          ActionName.along,
          SchemaPart.tuple([.reference("vector"), .reference("vector")])
            .described("The tangents of a position's path, at its start and its end.")),
      ] + pacing + [
        .optional(
          ActionName.repeats,
          SchemaPart.reference("times")
            .described("The number of runs of the curve; forth and back are two.")),
        .optional(
          ActionName.autoreverses,
          SchemaPart.boolean.described("Whether every other run is reversed.").defaulting(to: true)),
      ] + always
    )
    .adding("$ref", "#/$defs/pace")
    .adding("dependentRequired", [ActionName.autoreverses: [.string(ActionName.repeats)]])
    .requiringSeveral(name)
  }

  private static func presence(_ name: String, _ summary: String) -> SchemaPart {
    let view = SchemaPart.reference("identifier")
    return SchemaPart.object(
      [.required(name, SchemaPart.any([view, .array(of: view, counts: 1...)]).described(summary))]
        + [step] + pacing + always
    )
    .adding("$ref", "#/$defs/pace").requiringSeveral(name)
  }

  private static func playback(_ name: String) -> SchemaPart {
    .object(
      [
        .required(
          name,
          SchemaPart.reference("identifier")
            .described("A sequence, whose pictures are shown in order.")),
        .required(
          ActionName.interval,
          SchemaPart.number(in: TimelineLimits.frameInterval)
            .described("The time that each picture is shown, in seconds.")),
        .optional(
          ActionName.repeats,
          SchemaPart.reference("times")
            .described("The number of runs through all pictures; the last one stays.")),
      ] + always)
  }
}

extension SchemaPart {
  /// The part of an action whose step needs several targets.
  fileprivate func requiringSeveral(_ name: String) -> SchemaPart {
    requiring(
      ([:] as SchemaPart).adding([.optional(name, .several)]),
      if: ["required": [.string(ActionName.step)]])
  }
}
