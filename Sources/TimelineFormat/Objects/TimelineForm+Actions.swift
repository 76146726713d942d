import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// The kinds of actions in files; each is the name of the member with the target.
enum ActionKind: String, CaseIterable {
  case set
  case animate
  case insert
  case remove
  case play
  case stop

  /// Whether one action can have several targets.
  var sharesTargets: Bool { self != .play && self != .stop }

  /// The target in the schema.
  fileprivate var target: SchemaPart {
    let view = SchemaPart.reference("identifier")
    let views = SchemaPart.any([view, .array(of: view, counts: 1...)])
    return switch self {
    case .set, .animate: .reference("targets")
    case .insert: views.described("A view that appears by its transition, or several.")
    case .remove: views.described("A view that disappears by its transition, or several.")
    case .play: view.described("A sequence, whose pictures are shown in order.")
    case .stop:
      SchemaPart.any([view, .reference("target")])
        .described("A sequence of pictures, or view.property, that stays as it is then.")
    }
  }
}

/// An action of a file, which may have several targets.
struct ActionDraft {
  /// The kind.
  var kind: ActionKind
  /// The targets that were read; `nil` for unknown ones.
  fileprivate var targets: [ReadTarget?] = []
  /// The names of the targets, for writing.
  fileprivate var names: [String] = []
  /// The animation, or the value to set.
  fileprivate var animation = TimelineAnimation(to: .number(1), curve: .linear, duration: 0)
  /// The number of runs of the animation; `.some(nil)` for endless repetition.
  fileprivate var count: Int??
  fileprivate var autoreverses = true
  fileprivate var playback = FramePlayback(interval: 0)
  fileprivate var after = 0.0
  /// The step from each target, or the steps from each part of a text, to the next one.
  fileprivate var steps = [0.0]
  /// The parts of a text that change one after another, at the steps.
  fileprivate var part: TextPart?
  /// Whether the last part begins.
  fileprivate var isReversed = false
  fileprivate var accuracy = TimelineAction.Accuracy.exact

  /// An action before its members are read.
  init(_ kind: ActionKind) { self.kind = kind }
}

extension ActionDraft {
  /// An action of a timeline, or several that only differ in their views.
  init(_ group: ActionGroup) {
    let first = group.first
    let isPresence = first.isPresence
    switch first.change {
    case .set(let value):
      self.init(.set)
      animation.to = value
    case .animate(let animation):
      self.init(!isPresence ? .animate : first.target.key == .insertion ? .insert : .remove)
      self.animation = animation
      if let repetition = animation.repetition {
        (count, autoreverses) = (repetition.count, repetition.autoreverses)
      }
    case .play(let playback):
      self.init(.play)
      self.playback = playback
    case .stop: self.init(.stop)
    }
    let isPlayback = first.target.key == .frameIndex && first.target.component == nil
    let namesView = isPresence || kind == .play || kind == .stop && isPlayback
    names = group.items.map { namesView ? $0.target.view : $0.target.text }
    (after, accuracy, part) = (first.after, first.accuracy, first.stagger?.part)
    steps = first.stagger?.steps ?? [group.step]
    isReversed = first.stagger?.isReversed ?? false
  }

  /// The change.
  private var change: TimelineAction.Change {
    switch kind {
    case .set: return .set(animation.to)
    case .animate, .insert, .remove:
      var result = animation
      result.repetition = count.map {
        TimelineAnimation.Repetition(count: $0, autoreverses: autoreverses)
      }
      return .animate(result)
    case .play: return .play(playback)
    case .stop: return .stop
    }
  }

  /// The actions, one for each target; `nil` if the last one waits too long.
  fileprivate func actions(of targets: [TimelineAction.Target]) -> [TimelineAction]? {
    var first = TimelineAction(
      target: targets[0], after: after, change: change, accuracy: accuracy)
    first.stagger = part.map { TextStagger($0, steps: steps, isReversed: isReversed) }
    let count = part == nil ? targets.count : TextPart.mostLetters
    let longest = steps.max() ?? 0
    guard Double(count) * longest <= TimelineLimits.seconds.upperBound / 2 else { return nil }
    if targets.count == 1 { return [first] }
    return ActionGroup.actions(first, targets: targets, step: part == nil ? longest : 0)
  }
}

extension TimelineForm {
  /// The fields of each kind of action.
  static let actions: [ActionKind: ObjectForm<ActionDraft>] = Dictionary(
    uniqueKeysWithValues: ActionKind.allCases.map { kind in
      (kind, ObjectForm("the action “\(kind.rawValue)”", [target(kind)] + own(kind) + always(kind)))
    })

  private static let to = Field<ActionDraft>.required("to", \.animation.to, .targetValue)

  /// Curve, duration, delay and speed.
  private static let pace =
    Field<ActionDraft>.pace(
      \.animation.curve, \.animation.duration, \.animation.delay,
      "The time that the curve waits after the change, in seconds.") + [
      .optional(
        "speed", \.animation.speed, .number(in: TimelineLimits.speed), default: 1,
        "The factor by which the curve and its repetitions run faster.")
    ]

  /// The fields that only some kinds have.
  private static func own(_ kind: ActionKind) -> [Field<ActionDraft>] {
    switch kind {
    case .set: [to] + parts
    case .animate: animation + parts
    case .insert, .remove: pace
    case .play:
      [
        .required(
          "interval", \.playback.interval, .number(in: TimelineLimits.frameInterval),
          "The time that each picture is shown, in seconds."),
        .optional(
          "repeat", \.playback.count, .times, default: 1, schemaShowsDefault: false,
          "The number of runs through all pictures; the last one stays."),
      ]
    case .stop: []
    }
  }

  private static let animation: [Field<ActionDraft>] =
    [
      .optional(
        "from", \.animation.from, .targetValue,
        "The value that is set just before; the present value without it."), to,
      .optional(
        "along", \.animation.along, .tangents,
        "The tangents of a position's path, at its start and its end."),
    ] + pace + [
      .optional(
        "repeat", \.count, .times, "The number of runs of the curve; forth and back are two."),
      Field.optional(
        "autoreverses", \.autoreverses, .flag, default: true,
        "Whether every other run is reversed."
      ).then { reader, members, _ in
        guard !members.has("repeat"), members.has("autoreverses") else { return }
        reader.report(
          "“autoreverses” has no effect without “repeat”",
          at: members.place.pointer.appending("autoreverses"))
      },
    ]

  private static func target(_ kind: ActionKind) -> Field<ActionDraft> {
    let name = kind.rawValue
    // The schema lists the step beside the targets.
    let members = [.required(name, kind.target)] + (kind.sharesTargets ? step(kind).members : [])
    return Field(members) { reader, members, draft in
      guard let place = members.take(name) else { return false }
      draft.targets = reader.targets(place, of: kind)
      reader.target = draft.targets[0]
      if kind == .animate, let target = reader.target, target.standard.isDiscrete,
        reader.views[target.target.view]?.kind.hasContentTransition(target.target.key) != true
      {
        let advice = target.target.key == .string ? " without a “contentTransition”" : ""
        reader.report(
          "“\(target.target.key.rawValue)” cannot change gradually\(advice) and can only be set",
          at: place.pointer, .unfitValue)
      }
      return !draft.targets.contains { $0 == nil }
    } write: { draft, _ in
      let names = draft.names.map { JSONNode.string($0) }
      return [JSONField(name, names.count == 1 ? names[0] : .array(names))]
    }
  }

  private static func step(_ kind: ActionKind) -> Field<ActionDraft> {
    let hasParts = kind == .set || kind == .animate
    let form: ValueForm<[Double]> = hasParts ? .steps : .steps.with(.reference("time"))
    return .optional(
      "step", \.steps, form, default: [0], schemaShowsDefault: false,
      hasParts
        ? "The time from the change of each target, or of each part of a text, to the next one; or the times between parts, of which the last one repeats."
        : "The time from the change of each target to the next one.")
  }

  /// The parts of a text, and their order.
  private static let parts = [
    Field<ActionDraft>.optional(
      "by", \.part, .words(), "The parts of a text that change one after another, a step apart."
    ).then { reader, members, draft in
      guard draft.part != nil else { return }
      let place = members.place.pointer.appending("by")
      if !members.has("step") { reader.report("“by” needs “step”", at: place) }
      reader.checkParts(draft.targets, at: place)
    },
    Field<ActionDraft>.optional(
      "reversed", \.isReversed, .flag, default: false,
      "Whether the last part begins."
    ).then { reader, members, _ in
      guard members.has("reversed"), !members.has("by") else { return }
      reader.report(
        "“reversed” has no effect without “by”", at: members.place.pointer.appending("reversed"))
    },
  ]

  /// The fields of all kinds.
  private static func always(_ kind: ActionKind) -> [Field<ActionDraft>] {
    [
      .optional(
        "after", \.after, .delay(), default: 0, schemaShowsDefault: false,
        "The time from the event to the change, in seconds."),
      step(kind).listed(as: []).then { reader, members, draft in
        let target = members.place.value.member(kind.rawValue)
        guard members.has("step"), !members.has("by") else { return }
        let pointer = members.place.pointer.appending("step")
        if draft.steps.count > 1 {
          reader.report("several times in “step” need “by”", at: pointer)
        } else if (target?.count ?? 0) < 2 {
          reader.report(
            "“step” needs an array of several targets in “\(kind.rawValue)”", at: pointer)
        }
      },
      .optional("within", \.accuracy, .accuracy, default: .exact, schemaShowsDefault: false),
    ]
  }

  /// The actions of an event, of which equal ones of several views are one in files.
  static let actionList = ValueForm<[TimelineAction]>(
    .array(of: .one(of: ActionKind.allCases.map { .reference($0.rawValue) }))
  ) { reader, place in
    reader.array(place, "actions")?.flatMap { place -> [TimelineAction] in
      guard var members = reader.object(place, "an action"),
        let kind = reader.choice(&members, of: ActionKind.self), let form = actions[kind],
        let draft = form.read(&reader, &members, into: ActionDraft(kind))
      else { return [] }
      guard let actions = draft.actions(of: draft.targets.compactMap { $0?.target }) else {
        reader.report("the last target would wait too long", at: place.pointer, .unfitValue)
        return []
      }
      reader.notes.add(actions.map { .action($0) }, at: place.pointer)
      return actions
    }
  } write: { list, notation in
    .array(
      ActionGroup.groups(of: list, notation.parents).map { group in
        let draft = ActionDraft(group)
        return .object(
          actions[draft.kind]?.fields(draft, notation.of(group.first.target)) ?? [])
      })
  }

  /// The actions of a kind in the schema.
  static func schema(of kind: ActionKind) -> SchemaPart {
    var part = actions[kind]?.schema ?? [:]
    guard kind.sharesTargets else { return part }
    if kind != .set { part = part.adding("$ref", "#/$defs/pace") }
    let needs: JSONNode? =
      switch kind {
      case .animate: ["autoreverses": ["repeat"], "by": ["step"], "reversed": ["by"]]
      case .set: ["by": ["step"], "reversed": ["by"]]
      default: nil
      }
    if let needs { part = part.adding("dependentRequired", needs) }
    // The step needs several targets, or the parts of a text.
    return part.requiring(
      ([:] as SchemaPart).adding([.optional(kind.rawValue, .several)]),
      if: ["required": ["step"], "not": ["required": ["by"]]])
  }
}
