import JSONTree
import TimelineModel

extension TimelineSchema {
  /// Curves, and the members for the duration, delay and speed of an animation.
  static var curves: [SchemaDefinition] {
    [
      SchemaDefinition("curve", curve), SchemaDefinition("easing", easing),
      SchemaDefinition("springCurve", springCurve), SchemaDefinition("pace", pace),
      SchemaDefinition(
        "times",
        SchemaPart.any([
          .integer(in: TimelineLimits.repetitions), ["const": .string(ActionName.forever)],
        ])
        .defaulting(to: 1)),
    ]
  }

  /// Curve, duration and delay.
  static func paceMembers(delay: String) -> [SchemaMember] {
    [
      .optional(ActionName.curve, .reference("curve")),
      .optional(ActionName.duration, .reference("time")),
      .optional(ActionName.delay, SchemaPart.reference("time").described(delay)),
    ]
  }

  /// The names of the curves that are springs, or of the others.
  private static func names(ofSprings isSpring: Bool) -> [String] {
    AnimationCurve.named.filter { ($0.curve.settlingDuration != nil) == isSpring }.map(\.name)
  }

  /// A duration where the curve is no spring.
  ///
  /// A constant may be either, so it may have one.
  private static var pace: SchemaPart {
    let duration: JSONNode = ["required": [.string(ActionName.duration)]]
    func curve(_ part: SchemaPart) -> SchemaMember { .optional(ActionName.curve, part) }
    let isSpring = (["required": [.string(ActionName.curve)]] as SchemaPart)
      .adding([curve(springForms)])
    let isOther = ([:] as SchemaPart).adding([curve(easingForms)])
    return [
      "if": isSpring.node, "then": ["not": duration],
      "else": ["if": isOther.node, "then": duration],
    ]
  }

  /// The curves that are springs, except constants.
  private static var springForms: SchemaPart {
    .any([.words(names(ofSprings: true)), ["type": "object"]])
  }

  /// The curves that are no springs, except constants.
  private static var easingForms: SchemaPart {
    .any([.words(names(ofSprings: false)), ["type": "array"]])
  }

  private static var easing: SchemaPart {
    SchemaPart.reference("curve").excluding(springForms).described("A curve that is no spring.")
  }

  private static var springCurve: SchemaPart {
    SchemaPart.reference("curve").excluding(easingForms).described("A curve that is a spring.")
  }

  private static var curve: SchemaPart {
    let share = SchemaPart.number(in: 0...1)
    let number = SchemaPart.reference("number")
    return SchemaPart.any(
      [
        .words(AnimationCurve.named.map(\.name)),
        SchemaPart.reference("identifier").described("The name of a constant."),
        SchemaPart.tuple([share, number, share, number])
          .described("The control points of a timing curve."),
      ] + springs
    )
    .defaulting(to: .string(AnimationCurve.named[0].name))
  }

  private static var springs: [SchemaPart] {
    let positive = SchemaPart.number(in: TimelineLimits.springParameter)
    let velocity = SchemaPart.number(in: TimelineLimits.springVelocity)
    return [
      SchemaPart.object([
        .required(CurveName.duration, positive),
        .optional(
          CurveName.bounce, SchemaPart.number(in: TimelineLimits.bounce).defaulting(to: 0)),
        .optional(
          CurveName.velocity,
          velocity.described("In distances a second; makes the spring an interpolating one.")),
      ])
      .described("A spring by its perceived duration, in seconds, and its bounce."),
      SchemaPart.object([
        .required(CurveName.response, positive),
        .optional(
          CurveName.dampingFraction,
          SchemaPart.number(in: TimelineLimits.dampingFraction).defaulting(to: 1)),
      ])
      .described("A spring by its response, in seconds, and its share of the critical damping."),
      SchemaPart.object([
        .optional(CurveName.mass, positive.defaulting(to: 1)),
        .required(CurveName.stiffness, positive), .required(CurveName.damping, positive),
        .optional(CurveName.velocity, velocity.defaulting(to: 0)),
      ])
      .described("A spring by its physical parameters; the velocity is in distances a second."),
    ]
  }
}
