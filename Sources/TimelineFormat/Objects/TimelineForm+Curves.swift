import Diagnostics
import Geometry
import JSONTree
import TimelineModel

extension AnimationCurve {
  /// The curve of a name; `nil` for other names.
  init?(named name: String) {
    guard let found = AnimationCurve.named.first(where: { $0.name == name }) else { return nil }
    self = found.curve
  }
}

/// The numbers of a spring in a file.
private struct SpringDraft {
  var duration = 0.0
  var bounce = 0.0
  var fraction = 1.0
  var mass = 1.0
  var stiffness = 0.0
  var damping = 0.0
  var velocity = 0.0
  /// The velocity of a spring with a duration; `nil` for a spring that takes over the velocity of a running one.
  var ownVelocity: Double?
}

extension TimelineForm {
  /// A notation of springs: its fields, its meaning, and the spring of their values.
  private struct SpringForm: Sendable {
    let object: ObjectForm<SpringDraft>
    let summary: String
    let curve: @Sendable (SpringDraft) -> AnimationCurve
  }

  /// The notations of springs; the first member of each tells it from those after it.
  private static let springs: [SpringForm] = {
    let positive = ValueForm<Double>.number(in: TimelineLimits.springParameter)
    let velocity = ValueForm<Double>.number(in: TimelineLimits.springVelocity)
    return [
      SpringForm(
        object: ObjectForm(
          "a spring with a duration",
          [
            .required("duration", \.duration, positive),
            .optional(
              "bounce", \.bounce, .number(in: TimelineLimits.bounce), default: 0,
              isAlwaysWritten: true),
            .optional(
              "velocity", \.ownVelocity, velocity,
              "In distances a second; makes the spring an interpolating one."),
          ]),
        summary: "A spring by its perceived duration, in seconds, and its bounce."
      ) { draft in
        guard let velocity = draft.ownVelocity else {
          return .spring(duration: draft.duration, bounce: draft.bounce)
        }
        return .interpolatingSpring(
          Spring(duration: draft.duration, bounce: draft.bounce), velocity: velocity)
      },
      SpringForm(
        object: ObjectForm(
          "a spring with a response",
          [
            .required("response", \.duration, positive),
            .optional(
              "dampingFraction", \.fraction, .number(in: TimelineLimits.dampingFraction),
              default: 1),
          ]),
        summary: "A spring by its response, in seconds, and its share of the critical damping."
      ) {
        .spring(response: $0.duration, dampingFraction: $0.fraction)
      },
      SpringForm(
        object: ObjectForm(
          "a spring",
          [
            .optional("mass", \.mass, positive, default: 1, isAlwaysWritten: true),
            .required("stiffness", \.stiffness, positive),
            .required("damping", \.damping, positive),
            .optional("velocity", \.velocity, velocity, default: 0, isAlwaysWritten: true),
          ]),
        summary:
          "A spring by its physical parameters; the velocity is in distances a second."
      ) {
        .interpolatingSpring(
          Spring(mass: $0.mass, stiffness: $0.stiffness, damping: $0.damping),
          velocity: $0.velocity)
      },
    ]
  }()

  /// The names of the first members of the notations.
  private static let springKeys = springs.map { $0.object.fields[0].members[0].name }

  /// Reads a spring in one of its notations.
  fileprivate static func spring(
    _ reader: inout TimelineReader, _ place: ReadPlace
  ) -> AnimationCurve? {
    guard var members = reader.object(place, springs[2].object.name) else { return nil }
    let index = springKeys.dropLast().firstIndex { members.take($0) != nil } ?? 2
    let form = springs[index]
    return form.object.read(&reader, &members, into: SpringDraft()).map(form.curve)
  }

  /// The members of a spring; none for other curves.
  fileprivate static func spring(_ curve: AnimationCurve, _ notation: TimelineNotation) -> JSONNode?
  {
    switch curve {
    case .spring(let duration, let bounce):
      .object(springs[0].object.fields(SpringDraft(duration: duration, bounce: bounce), notation))
    case .interpolatingSpring(let spring, let velocity):
      .object(
        springs[2].object.fields(
          SpringDraft(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            velocity: velocity), notation))
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve: nil
    }
  }
}

extension ValueForm<AnimationCurve> {
  /// A curve: a name, control points or a spring.
  static var curve: Self {
    ValueForm(.reference("curve")) {
      $0.curve($1)
    } write: { curve, notation in
      if let name = notation.name(.curve(curve)) { return name }
      if let name = curve.name { return .string(name) }
      let timing = curve.timingCurve ?? .linear
      return TimelineForm.spring(curve, notation)
        ?? .numbers([timing.c1.x, timing.c1.y, timing.c2.x, timing.c2.y])
    }
  }

  /// A curve that must be a spring, or must not be one.
  static func curve(isSpring: Bool) -> Self {
    curve.defined(as: isSpring ? "springCurve" : "easing").reading { reader, place in
      guard let curve = reader.curve(place) else { return nil }
      guard (curve.springValue != nil) == isSpring else {
        reader.report(
          "expected \(isSpring ? "a spring" : "a curve that is no spring"), found \(place.found)",
          at: place.pointer, reader.isConstant(place) ? .unfitValue : .malformedTimeline)
        return nil
      }
      return curve
    }
  }
}

extension TimelineReader {
  /// Whether a text is the name of a constant, whose value the schema does not know.
  fileprivate func isConstant(_ place: ReadPlace?) -> Bool {
    place?.value.string.map { constantValues[$0] != nil } ?? false
  }

  /// Reads a curve: a name, control points or a spring.
  fileprivate mutating func curve(_ place: ReadPlace) -> AnimationCurve? {
    if let text = place.value.string { return curve(named: text, place) }
    if place.value.kind == .object { return TimelineForm.spring(&self, place) }
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

  private mutating func curve(named text: String, _ place: ReadPlace) -> AnimationCurve? {
    if case .curve(let curve)? = constantValues[text] {
      notes.use(text, .unusedConstant)
      return curve
    }
    if let curve = AnimationCurve(named: text) { return curve }
    let own = constantValues.filter { if case .curve = $0.value { true } else { false } }
    let names = AnimationCurve.named.map(\.name) + own.keys.sorted()
    report(
      "expected one of \(names.map { "“\($0)”" }.joined(separator: ", ")), found \(place.found)"
        + Suggestion.text(for: text, among: names), at: place.pointer,
      SwiftIdentifier.isValid(text) ? .unknownName : .malformedTimeline)
    return nil
  }
}

extension Field {
  /// The fields for curve, duration and delay of a change; springs have no duration in files.
  static func pace(
    _ curve: Path<AnimationCurve>, _ duration: Path<Double>, _ delay: Path<Double>,
    _ summary: String
  ) -> [Field] {
    let (curveForm, timeForm) = (ValueForm<AnimationCurve>.curve, ValueForm<Double>.duration)
    let members: [SchemaMember] = [
      .optional("curve", curveForm.schema), .optional("duration", timeForm.schema),
    ]
    return [
      Field(members) { reader, members, object in
        guard let found = reader.curveAndDuration(&members) else { return false }
        object[keyPath: curve] = found.curve
        object[keyPath: duration] = found.duration
        return true
      } write: { object, notation in
        let value = object[keyPath: curve]
        let time = timeForm.write(object[keyPath: duration], notation)
        return
          (value == .linear ? [] : JSONField.list("curve", curveForm.write(value, notation)))
          + (value.settlingDuration == nil ? JSONField.list("duration", time) : [])
      },
      .optional("delay", delay, .delay(), default: 0, schemaShowsDefault: false, summary),
    ]
  }
}

extension TimelineReader {
  /// Reads a curve and its duration in seconds, which springs do not have in files.
  fileprivate mutating func curveAndDuration(
    _ members: inout MemberReader
  ) -> (curve: AnimationCurve, duration: Double)? {
    let place = members.take("curve")
    let durationPlace = members.take("duration")
    // An unknown curve may be a spring, which needs no duration.
    guard let curve = place.map({ self.curve($0) }) ?? .linear else { return nil }
    // The schema does not know the curves of constants.
    let code = isConstant(place) ? DiagnosticCode.unfitValue : .malformedTimeline
    if let settling = curve.settlingDuration {
      if let durationPlace {
        report(
          "a spring takes as long as it needs; its own duration belongs into the curve, as in "
            + "{“duration”: 0.5, “bounce”: 0.2}", at: durationPlace.pointer, code)
      }
      return (curve, settling)
    }
    guard let durationPlace else {
      report(
        "“duration” is missing", at: members.place.pointer, code,
        advice:
          "Add the seconds that it takes, as in `\"duration\": 0.3`, or a spring, as in `\"curve\": \"smooth\"`."
      )
      return nil
    }
    return ValueForm.duration.read(&self, durationPlace).map { (curve, $0) }
  }
}

extension TimelineForm {
  /// Curves, and the rules for curve and duration, in the schema.
  static var curveDefinitions: SchemaDefinitions {
    let curve = SchemaPart.reference("curve")
    return [
      "curve": curveSchema,
      "easing": curve.excluding(curves(areSprings: true))
        .described("A curve that is no spring."),
      "springCurve": curve.excluding(curves(areSprings: false))
        .described("A curve that is a spring."),
      "pace": pace,
      "times": SchemaPart.any([.integer(in: TimelineLimits.repetitions), ["const": "forever"]])
        .defaulting(to: 1),
    ]
  }

  private static var curveSchema: SchemaPart {
    let share = SchemaPart.number(in: 0...1)
    let number = SchemaPart.reference("number")
    return SchemaPart.any(
      [
        .words(AnimationCurve.named.map(\.name)),
        SchemaPart.reference("identifier").described("The name of a constant."),
        SchemaPart.tuple([share, number, share, number])
          .described("The control points of a timing curve."),
      ] + springs.map { $0.object.schema.described($0.summary) }
    )
    .defaulting(to: .string(AnimationCurve.named[0].name))
  }

  /// The curves that are springs or no springs, except constants.
  private static func curves(areSprings: Bool) -> SchemaPart {
    let named = AnimationCurve.named.filter { ($0.curve.settlingDuration != nil) == areSprings }
    return .any([.words(named.map(\.name)), ["type": areSprings ? "object" : "array"]])
  }

  /// A duration if the curve is no spring.
  ///
  /// A constant may be either, so it may have one.
  private static var pace: SchemaPart {
    let duration: JSONNode = ["required": ["duration"]]
    func curve(_ part: SchemaPart) -> SchemaMember { .optional("curve", part) }
    let isSpring = (["required": ["curve"]] as SchemaPart).adding([curve(curves(areSprings: true))])
    let isOther = ([:] as SchemaPart).adding([curve(curves(areSprings: false))])
    return [
      "if": isSpring.node, "then": ["not": duration],
      "else": ["if": isOther.node, "then": duration],
    ]
  }
}
