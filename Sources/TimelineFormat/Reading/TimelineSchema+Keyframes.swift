import JSONTree
import TimelineModel

extension TimelineSchema {
  /// Keyframes.
  static var keyframes: [SchemaDefinition] {
    [
      SchemaDefinition(
        "keyframeRun",
        SchemaPart.one(of: [
          run(of: "target", []).described("Tracks that name their views."),
          run(
            of: "property",
            [
              .required(
                KeyframeName.views, .array(of: .reference("identifier"), counts: 1...)),
              .optional(
                ActionName.step,
                SchemaPart.reference("time")
                  .described("The time from each view's beginning to that of the next one.")),
            ]
          )
          .described("Tracks of each of several views."),
        ])
        .described("Tracks that begin together; a shorter one waits for the longest.")),
      SchemaDefinition(
        "track",
        SchemaPart.array(of: .reference("keyframe"), counts: TimelineLimits.keyframes)
          .described("The keyframes of one property.")),
      SchemaDefinition("keyframe", keyframe),
    ]
  }

  private static func run(of target: String, _ members: [SchemaMember]) -> SchemaPart {
    .object(
      [
        .required(
          KeyframeName.tracks, .map(from: .reference(target), to: .reference("track"))),
        .optional(
          ActionName.repeats,
          SchemaPart.reference("times").described("The number of runs of all tracks.")),
        .optional(
          ActionName.after,
          SchemaPart.reference("time")
            .described("The time from the event to the beginning of the tracks, in seconds.")),
      ] + members)
  }

  private static var keyframe: SchemaPart {
    let (value, velocity) = (SchemaPart.reference("value"), SchemaPart.reference("velocity"))
    let time = SchemaPart.reference("time")
    let (easing, spring) = (SchemaPart.reference("easing"), SchemaPart.reference("springCurve"))
    return SchemaPart.one(of: [
      SchemaPart.object([
        .required(KeyframeKind.linear.rawValue, value), .required(ActionName.duration, time),
        .optional(ActionName.curve, easing),
      ])
      .described("A straight line."),
      SchemaPart.object([
        .required(KeyframeKind.cubic.rawValue, value), .required(ActionName.duration, time),
        .optional(KeyframeName.startVelocity, velocity),
        .optional(KeyframeName.endVelocity, velocity),
      ])
      .described("A cubic curve; smooth where no velocity is given."),
      SchemaPart.object([
        .required(KeyframeKind.spring.rawValue, value), .optional(ActionName.duration, time),
        .optional(ActionName.curve, spring.defaulting(to: "smooth")),
        .optional(KeyframeName.startVelocity, velocity),
      ])
      .described("A spring, until it has settled or for a duration."),
      SchemaPart.object([.required(KeyframeKind.move.rawValue, value)]).described("A jump."),
    ])
    .described("A value, and the motion to it from the one before.")
  }
}
