import Geometry
import JSONTree
import SceneModel
import ViewTree

extension TimelineReader {
  /// Reads an action; one with several targets is several.
  mutating func actions(_ place: ReadPlace) -> [TimelineAction] {
    guard var members = object(place, "an action") else { return [] }
    let found = Self.actionKinds.compactMap { kind in members.take(kind).map { (kind, $0) } }
    guard let (kind, targetPlace) = found.first, found.count == 1 else {
      let kinds = Self.actionKinds.map { "“\($0)”" }.joined(separator: ", ")
      report("expected \(kinds), one of them", at: place.pointer)
      return []
    }
    let sharesTargets = kind != ActionName.play && kind != ActionName.stop
    let targets =
      sharesTargets ? targets(targetPlace, of: kind) : [target(targetPlace, of: kind)]
    let target = targets[0]
    let change = change(kind, &members, target)
    let after = optional(&members, ActionName.after, 0) { $0.seconds($1) }
    let step =
      targets.count > 1 ? optional(&members, ActionName.step, 0) { $0.seconds($1) } : 0
    let accuracy = optional(&members, ActionName.within, .exact) { $0.accuracy($1, target) }
    finish(members, "the action “\(kind)”")
    let all = targets.compactMap { $0 }
    guard let target, let change, all.count == targets.count else { return [] }
    let action = TimelineAction(
      target: target.target, after: after, change: change, accuracy: accuracy)
    guard all.count > 1 else { return [action] }
    return group(action, all, step: step, at: place) ?? []
  }

  static let actionKinds = [
    ActionName.set, ActionName.animate, ActionName.insert, ActionName.remove, ActionName.play,
    ActionName.stop,
  ]

  private mutating func change(
    _ kind: String, _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    switch kind {
    case ActionName.set: setting(&members, target)
    case ActionName.animate: animation(&members, target)
    case ActionName.insert, ActionName.remove: presence(&members)
    case ActionName.play: playback(&members)
    default: .stop
    }
  }

  private mutating func playback(_ members: inout MemberReader) -> TimelineAction.Change? {
    let interval = required(&members, ActionName.interval) {
      $0.number($1, in: TimelineLimits.frameInterval)
    }
    let count: Int? = optional(&members, ActionName.repeats, 1) { $0.count($1) }
    return interval.map { .play(FramePlayback(interval: $0, count: count)) }
  }

  private mutating func setting(
    _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    required(&members, ActionName.to) { $0.value($1, target) }.map { .set($0) }
  }

  private mutating func animation(
    _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    if let target, case .flag = target.standard {
      report(
        "“\(target.target.key.rawValue)” is true or false and can only be set",
        at: members.place.pointer.appending(ActionName.animate))
    }
    let from = optional(&members, ActionName.from, nil) { reader, place -> PropertyValue?? in
      reader.value(place, target)
    }
    let to = required(&members, ActionName.to) { $0.value($1, target) }
    let along = optional(&members, ActionName.along, nil) { reader, place -> SpatialTangents?? in
      reader.tangents(place, target)
    }
    let pace = self.pace(&members)
    let repetition = repetition(&members)
    if repetition == nil, members.place.value.member(ActionName.repeats) == nil,
      members.place.value.member(ActionName.autoreverses) != nil
    {
      report(
        "“\(ActionName.autoreverses)” says nothing without “\(ActionName.repeats)”",
        at: members.place.pointer.appending(ActionName.autoreverses))
    }
    guard let to, var animation = pace else { return nil }
    (animation.from, animation.to) = (from, to)
    (animation.repetition, animation.along) = (repetition, along)
    return .animate(animation)
  }

  /// Reads how a view appears or goes.
  private mutating func presence(_ members: inout MemberReader) -> TimelineAction.Change? {
    pace(&members).map { .animate($0) }
  }

  /// Reads curve, duration, delay and speed; the value at the end is 1.
  private mutating func pace(_ members: inout MemberReader) -> TimelineAnimation? {
    let paced = curveAndDuration(&members)
    let delay = optional(&members, ActionName.delay, 0) { $0.seconds($1) }
    let speed = optional(&members, ActionName.speed, 1) { $0.number($1, in: TimelineLimits.speed) }
    return paced.map {
      TimelineAnimation(
        to: .number(1), curve: $0.curve, duration: $0.duration, delay: delay, speed: speed)
    }
  }

  /// Reads how often an animation runs.
  private mutating func repetition(_ members: inout MemberReader) -> TimelineAnimation.Repetition? {
    let count = optional(&members, ActionName.repeats, nil) { reader, place -> Int??? in
      reader.count(place).map { .some($0) }
    }
    let autoreverses = optional(&members, ActionName.autoreverses, true) { $0.flag($1) }
    return count.map { TimelineAnimation.Repetition(count: $0, autoreverses: autoreverses) }
  }

  /// Reads how often something runs; `.some(nil)` for without end.
  mutating func count(_ place: ReadPlace) -> Int?? {
    if place.value.string == ActionName.forever { return .some(nil) }
    return integer(place, in: TimelineLimits.repetitions).map { .some($0) }
  }

  /// Reads a value of a target's kind; of an unknown target nothing can be said.
  mutating func value(_ place: ReadPlace, _ target: ReadTarget?) -> PropertyValue? {
    target.flatMap { propertyValue(place, like: $0.standard) }
  }

  private mutating func tangents(_ place: ReadPlace, _ target: ReadTarget?) -> SpatialTangents? {
    guard let target else { return nil }
    guard case .vector = target.standard else {
      report("only a point can travel along a curve", at: place.pointer)
      return nil
    }
    guard place.value.kind == .array, place.value.count == 2 else {
      expected("an array of two tangents", at: place)
      return nil
    }
    let elements = place.elements
    guard let outgoing = vector(elements[0], thirdDefault: 0),
      let incoming = vector(elements[1], thirdDefault: 0)
    else { return nil }
    return SpatialTangents(outgoing: outgoing, incoming: incoming)
  }
}

extension TimelineSchema {
  /// The names of actions.
  static let actionNames = TimelineReader.actionKinds

  /// The actions.
  static var actions: [SchemaDefinition] {
    targetsAndValues
      + actionNames.map { name in
        SchemaDefinition(name, action(name))
      }
  }

  private static func action(_ name: String) -> SchemaPart {
    switch name {
    case ActionName.set: .object([.required(name, .reference("targets")), step, to] + always)
    case ActionName.animate: animation
    case ActionName.insert:
      presence(name, "A view that appears by its transition, or several.")
    case ActionName.remove:
      presence(name, "A view that disappears by its transition, or several.")
    case ActionName.play: playback
    default:
      .object(
        [
          .required(
            name,
            SchemaPart.string
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

  private static var animation: SchemaPart {
    SchemaPart.object(
      [
        .required(ActionName.animate, .reference("targets")), step,
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
          SchemaPart.boolean.described("Whether every other run goes back.").defaulting(to: true)),
      ] + always
    )
    .adding("$ref", "#/$defs/pace")
    .adding("dependentRequired", [ActionName.autoreverses: [.string(ActionName.repeats)]])
  }

  private static func presence(_ name: String, _ summary: String) -> SchemaPart {
    let view = SchemaPart.reference("identifier")
    return SchemaPart.object(
      [.required(name, SchemaPart.any([view, .array(of: view, counts: 1...)]).described(summary))]
        + [step] + pacing + always
    )
    .adding("$ref", "#/$defs/pace")
  }

  private static var playback: SchemaPart {
    .object(
      [
        .required(
          ActionName.play,
          SchemaPart.reference("identifier")
            .described("A sequence, whose pictures are shown one after the other.")),
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
