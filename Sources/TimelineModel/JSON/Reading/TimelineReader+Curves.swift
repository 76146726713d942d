import Geometry
import JSONTree
import SceneModel
import ViewTree

extension TimelineReader {
  /// Reads a curve and how long it takes, in seconds, which springs know by themselves.
  mutating func curveAndDuration(
    _ members: inout MemberReader
  ) -> (curve: AnimationCurve, duration: Double)? {
    let place = members.take(ActionName.curve)
    let curve = place.map { self.curve($0) } ?? .linear
    guard let curve else {
      // What was meant is not known, and may need no duration.
      _ = members.take(ActionName.duration)
      return nil
    }
    guard let settling = curve.settlingDuration else {
      return required(&members, ActionName.duration) { $0.seconds($1) }.map { (curve, $0) }
    }
    if let duration = members.take(ActionName.duration) {
      report(
        "a spring takes as long as it needs; its own duration belongs into the curve, as in "
          + "{“duration”: 0.5, “bounce”: 0.2}", at: duration.pointer)
    }
    return (curve, settling)
  }

  /// Reads a curve: a name, control points or a spring.
  mutating func curve(_ place: ReadPlace) -> AnimationCurve? {
    if let curve = namedCurve(place) { return curve }
    let names = curveNames
    if let text = place.value.string {
      if let found = AnimationCurve.named.first(where: { $0.name == text }) { return found.curve }
      report(
        "expected one of \(names.map { "“\($0)”" }.joined(separator: ", ")), found \(place.found)"
          + Suggestion.text(for: text, among: names), at: place.pointer)
      return nil
    }
    if place.value.kind == .object { return spring(place) }
    guard place.value.kind == .array, place.value.count == 4 else {
      expected("a curve's name, four numbers or a spring", at: place)
      return nil
    }
    guard let numbers = numbers(place, "numbers") else { return nil }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      expected("a number from 0 to 1", at: place.elements[index])
      return nil
    }
    return .timingCurve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// Reads a spring, by duration and bounce or by its physical parameters.
  private mutating func spring(_ place: ReadPlace) -> AnimationCurve? {
    guard var members = object(place, "a spring") else { return nil }
    if let duration = members.take(CurveName.duration) {
      let perceived = number(duration, in: TimelineLimits.springParameter)
      let bounce = optional(&members, CurveName.bounce, 0) {
        $0.number($1, in: TimelineLimits.bounce)
      }
      let velocity = optional(&members, CurveName.velocity, nil) { reader, place -> Double?? in
        reader.number(place, in: TimelineLimits.springVelocity)
      }
      finish(members, "a spring with a duration")
      guard let perceived else { return nil }
      guard let velocity else { return .spring(duration: perceived, bounce: bounce) }
      return .interpolatingSpring(Spring(duration: perceived, bounce: bounce), velocity: velocity)
    }
    if let response = members.take(CurveName.response) {
      let seconds = number(response, in: TimelineLimits.springParameter)
      let fraction = optional(&members, CurveName.dampingFraction, 1) {
        $0.number($1, in: TimelineLimits.dampingFraction)
      }
      finish(members, "a spring with a response")
      return seconds.map { .spring(response: $0, dampingFraction: fraction) }
    }
    let mass = optional(&members, CurveName.mass, 1) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let stiffness = required(&members, CurveName.stiffness) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let damping = required(&members, CurveName.damping) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let velocity = optional(&members, CurveName.velocity, 0) {
      $0.number($1, in: TimelineLimits.springVelocity)
    }
    finish(members, "a spring")
    guard let stiffness, let damping else { return nil }
    return .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity)
  }
}

extension TimelineSchema {
  /// Curves, and the members that give an animation its pace.
  static var curves: [SchemaDefinition] {
    [
      SchemaDefinition("curve", curve), SchemaDefinition("pace", pace),
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
    func curve(_ parts: [SchemaPart]) -> SchemaMember { .optional(ActionName.curve, .any(parts)) }
    let spring = curve([.words(names(ofSprings: true)), ["type": "object"]])
    let other = curve([.words(names(ofSprings: false)), ["type": "array"]])
    let isSpring = (["required": [.string(ActionName.curve)]] as SchemaPart).adding([spring])
    let isOther = ([:] as SchemaPart).adding([other])
    return [
      "if": isSpring.node, "then": ["not": duration],
      "else": ["if": isOther.node, "then": duration],
    ]
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
