import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

/// The kinds of keyframes in files; each is the name of the member with the value.
private enum KeyframeKind: String, CaseIterable {
  case linear
  case cubic
  case spring
  case move
}

/// A keyframe of a file.
private struct KeyframeDraft {
  var kind: KeyframeKind
  var value = PropertyValue.number(0)
  var duration = 0.0
  /// The duration of a spring; `nil` for one that settles.
  var springDuration: Double?
  var curve = AnimationCurve.linear
  var startVelocity: PropertyValue?
  var endVelocity: PropertyValue?

  init(_ kind: KeyframeKind) { self.kind = kind }

  init(_ keyframe: KeyframeTimeline.Keyframe) {
    switch keyframe {
    case .linear(_, let duration, let curve):
      self.init(.linear)
      (self.duration, self.curve) = (duration, curve)
    case .cubic(_, let duration, let start, let end):
      self.init(.cubic)
      (self.duration, startVelocity, endVelocity) = (duration, start, end)
    case .spring(_, let duration, let spring, let start):
      self.init(.spring)
      (springDuration, curve, startVelocity) = (duration, spring, start)
    case .move: self.init(.move)
    }
    value = keyframe.value
  }

  var keyframe: KeyframeTimeline.Keyframe {
    switch kind {
    case .linear: .linear(value, duration: duration, curve: curve)
    case .cubic:
      .cubic(value, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    case .spring:
      .spring(value, duration: springDuration, spring: curve, startVelocity: startVelocity)
    case .move: .move(value)
    }
  }
}

/// A run of keyframes of a file, which may have several views.
private struct RunDraft {
  /// The views that were read; a single `nil` if the tracks name their views.
  var places: [ReadPlace?] = [nil]
  /// The names of several views, for writing.
  var views: [String] = []
  /// The tracks of each view; for writing, the tracks of the first one.
  var tracks: [[KeyframeTimeline.Track]] = []
  var count: Int? = 1
  var after = 0.0
  var step = 0.0
}

extension TimelineForm {
  /// The fields of each kind of keyframe, and its meaning.
  private static let keyframes:
    [(kind: KeyframeKind, form: ObjectForm<KeyframeDraft>, summary: String)] = {
      let duration = Field<KeyframeDraft>.required(
        "duration", \.duration, .duration,
        advice: "Add the seconds from the keyframe before, as in `\"duration\": 0.3`.")
      let start = Field<KeyframeDraft>.optional("startVelocity", \.startVelocity, .velocity)
      let fields: [(KeyframeKind, [Field<KeyframeDraft>], String)] = [
        (
          .linear,
          [
            duration,
            .optional(
              "curve", \.curve, .curve(isSpring: false), default: .linear, schemaShowsDefault: false
            ),
          ], "A straight line."
        ),
        (
          .cubic, [duration, start, .optional("endVelocity", \.endVelocity, .velocity)],
          "A cubic curve; smooth where no velocity is given."
        ),
        (
          .spring,
          [
            .optional("duration", \.springDuration, .duration),
            .optional("curve", \.curve, .curve(isSpring: true), default: .smooth), start,
          ], "A spring, until it has settled or for a duration."
        ),
        (.move, [], "A jump."),
      ]
      return fields.map { kind, fields, summary in
        (kind, ObjectForm("a “\(kind.rawValue)” keyframe", [value(kind)] + fields), summary)
      }
    }()

  /// The value of a keyframe.
  private static func value(_ kind: KeyframeKind) -> Field<KeyframeDraft> {
    .required(kind.rawValue, \.value, .targetValue).then { reader, members, _ in
      guard kind != .move, let target = reader.target, target.standard.isDiscrete else { return }
      reader.report(
        "“\(target.target.key.rawValue)” cannot change gradually and can only “move”",
        at: members.place.pointer.appending(kind.rawValue), .unfitValue)
    }
  }

  /// A keyframe of the present target.
  private static let keyframe = ValueForm<KeyframeTimeline.Keyframe>(.reference("keyframe")) {
    reader, place in
    guard var members = reader.object(place, "a keyframe"),
      let kind = reader.choice(&members, of: KeyframeKind.self),
      let form = keyframes.first(where: { $0.kind == kind })?.form
    else { return nil }
    return form.read(&reader, &members, into: KeyframeDraft(kind))?.keyframe
  } write: { keyframe, notation in
    let draft = KeyframeDraft(keyframe)
    let form = keyframes.first { $0.kind == draft.kind }?.form
    return .object(form?.fields(draft, notation) ?? [])
  }

  /// The keyframes of the present target.
  private static let track = ValueForm<[KeyframeTimeline.Keyframe]>.array(
    of: keyframe, "keyframes", counts: TimelineLimits.keyframes)

  /// The forms of runs: of one whose tracks name their views, and of one with several views.
  private static let runs = (single: run(hasViews: false), several: run(hasViews: true))

  private static func run(hasViews: Bool) -> ObjectForm<RunDraft> {
    // The schema lists the views after the members of all runs.
    let views = Field<RunDraft>([]) { _, members, draft in
      draft.places = members.take("views")?.elements ?? []
      return true
    } write: { draft, _ in
      [JSONField("views", .array(draft.views.map { .string($0) }))]
    }
    let viewMember = SchemaMember.required(
      "views", .array(of: .reference("identifier"), counts: 1...))
    let step = Field<RunDraft>.optional(
      "step", \.step, .delay(isStep: true), default: 0, schemaShowsDefault: false,
      "The time from each view's beginning to that of the next one.")
    let tracks = SchemaPart.map(
      from: .reference(hasViews ? "property" : "target"), to: .reference("track"))
    return ObjectForm(
      "a run of keyframes",
      (hasViews ? [views] : []) + [
        Field([.required("tracks", tracks)]) { reader, members, draft in
          let read = reader.required(&members, "tracks") { $0.tracks($1, draft.places, track) }
          draft.tracks = read ?? []
          return read != nil
        } write: { draft, notation in
          let fields = draft.tracks[0].flatMap { item in
            JSONField.list(
              hasViews ? item.target.propertyText : item.target.text,
              track.write(item.keyframes, notation.of(item.target)))
          }
          return [JSONField("tracks", .object(fields))]
        },
        .optional(
          "repeat", \.count, .times, default: 1, schemaShowsDefault: false,
          "The number of runs of all tracks."),
        .optional(
          "after", \.after, .delay(), default: 0, schemaShowsDefault: false,
          "The time from the event to the beginning of the tracks, in seconds."),
      ] + (hasViews ? [step.listed(as: [viewMember] + step.members)] : []))
  }

  /// The runs of keyframes of an event, of which equal ones of several views are one in files.
  static let keyframeRuns = ValueForm<[KeyframeRun]>(.array(of: .reference("keyframeRun"))) {
    reader, place in
    reader.array(place, "keyframes")?.flatMap { place -> [KeyframeRun] in
      guard var members = reader.object(place, "keyframes") else { return [] }
      let views = members.take("views")
      let form = views == nil ? runs.single : runs.several
      let draft = form.read(&reader, &members, into: RunDraft())
      return reader.runs(draft, views, at: place)
    }
  } write: { list, notation in
    .array(
      RunGroup.groups(of: list).map { group in
        let views = group.items.count > 1 ? group.items.map { $0.view ?? "" } : []
        let first = group.first
        let draft = RunDraft(
          views: views, tracks: [first.timeline.tracks], count: first.count, after: first.after,
          step: group.step)
        return .object(
          (views.isEmpty ? runs.single : runs.several)
            .fields(draft, notation.of(first.timeline.tracks.first?.target)))
      })
  }

  /// Keyframes in the schema.
  static var keyframeDefinitions: SchemaDefinitions {
    [
      "keyframeRun": SchemaPart.one(of: [
        runs.single.schema.described("Tracks that name their views."),
        runs.several.schema.described("Tracks of each of several views."),
      ])
      .described("Tracks that begin together; a shorter one waits for the longest."),
      "track": track.schema.described("The keyframes of one property."),
      "keyframe": SchemaPart.one(of: keyframes.map { $0.form.schema.described($0.summary) })
        .described("A value, and the motion to it from the one before."),
    ]
  }
}

extension TimelineReader {
  /// The runs of a draft, one for each view.
  fileprivate mutating func runs(
    _ draft: RunDraft?, _ views: ReadPlace?, at place: ReadPlace
  ) -> [KeyframeRun] {
    if let views, views.elements.isEmpty {
      expected("an array of views", at: views)
      return []
    }
    guard let draft else { return [] }
    guard Double(draft.tracks.count) * draft.step <= TimelineLimits.seconds.upperBound / 2 else {
      report("the last view would wait too long", at: place.pointer, .unfitValue)
      return []
    }
    let runs = RunGroup.runs(
      draft.tracks, after: draft.after, count: draft.count, step: draft.step)
    notes.add(runs.map { .keyframes($0) }, at: place.pointer)
    return runs
  }

  /// Reads tracks by the names of their targets, once for each view; a single `nil` if the tracks name their views.
  fileprivate mutating func tracks(
    _ place: ReadPlace, _ views: [ReadPlace?], _ track: ValueForm<[KeyframeTimeline.Keyframe]>
  ) -> [[KeyframeTimeline.Track]]? {
    let members = members(place, "an object with tracks by their targets", needsSome: true)
    guard let members else { return nil }
    var read: [(keyframes: [KeyframeTimeline.Keyframe]?, standard: PropertyValue?)] = []
    return views.map { view in
      guard let prefix = viewPrefix(view) else { return [] }
      return members.indices.compactMap { index in
        target = target(named: prefix + members[index].name, at: members[index].place)
        // All views share the keyframes, which are read once.
        if index == read.count {
          read.append((track.read(&self, members[index].place), target?.standard))
        } else if let target, let first = read[index].standard,
          !target.standard.isSameKind(as: first)
        {
          report(
            "“\(target.target.text)” takes other values than that of the first view",
            at: members[index].place.pointer, .unfitValue)
        }
        guard let target, let keyframes = read[index].keyframes else { return nil }
        return KeyframeTimeline.Track(target: target.target, keyframes: keyframes)
      }
    }
  }

  /// The view and the dot before a property's name, if any; `nil` for an unknown view.
  private mutating func viewPrefix(_ place: ReadPlace?) -> String? {
    guard let place else { return "" }
    return string(place).flatMap { view($0, at: place) }.map { $0.id + "." }
  }
}
