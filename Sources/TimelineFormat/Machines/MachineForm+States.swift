import Diagnostics
import Geometry
import JSONTree
import SceneModel
import StateMachines
import TimelineModel

extension MachineForm {
  /// A state; the name of its member is its name.
  static let state = ObjectForm<MachineState>(
    "a state",
    [
      global,
      .optional(
        "segment", \.played.segment, marker,
        "The marker whose range is played; without one, the whole cycle."),
      .optional("mode", \.played.mode, .words(), default: .forward, "The order of the frames."),
      .optional(
        "speed", \.played.speed, .number(in: TimelineLimits.machineSpeed), default: 1,
        "A factor; 0 keeps the speed of the state before."),
      loop,
      .optional(
        "plays", \.played.autoplay, .flag, default: true,
        "Whether it plays; otherwise the first frame is shown."),
      .optional(
        "background", \.played.background, background, default: 0, schemaShowsDefault: false,
        "The color behind the animation."),
      .optional(
        "final", \.played.isFinal, .flag, default: false, "Whether the machine stops here."),
      .optional(
        "transitions", \.transitions, .array(of: transitionForm, "transitions"), default: [],
        schemaShowsDefault: false,
        "In order: the first whose conditions hold is taken, otherwise the last without conditions."
      ),
      .optional(
        "onEntry", \.onEntry, actions, default: [], schemaShowsDefault: false,
        "The actions when the state is entered."),
      .optional(
        "onExit", \.onExit, actions, default: [], schemaShowsDefault: false,
        "The actions when the state is left, but not by a transition of the global state."),
      withoutPlayback,
    ]
  )

  private static let global = Field<MachineState>([
    .optional(
      "global",
      SchemaPart.boolean.described(
        "Whether the state plays nothing, and its transitions are tried first in every state."
      ).defaulting(to: false))
  ]) { reader, members, _ in
    _ = members.take("global").flatMap { ValueForm.flag.read(&reader, $0) }
    return true
  } write: { state, _ in
    state.isGlobal ? [JSONField("global", true)] : []
  }

  /// Makes a state without playback of a global one, once all members were read.
  private static let withoutPlayback = Field<MachineState>([]) { reader, members, state in
    guard members.place.value.member("global")?.bool == true else { return true }
    if state.played != .playing {
      reader.report("a global state plays nothing", at: members.place.pointer, .unfitValue)
    }
    state.playback = nil
    return true
  } write: { _, _ in
    []
  }

  /// The name of a marker.
  private static let marker = ValueForm<String>.string.reading { reader, place in
    guard let name = reader.string(place) else { return nil }
    if reader.markerNames.contains(name) { return name }
    reader.report(
      "there is no marker \(ReadPlace.quoted(name))"
        + Suggestion.text(for: name, among: reader.markerNames.sorted()), at: place.pointer,
      .unknownName)
    return nil
  }

  /// The number of passes, which sets whether the segment repeats.
  private static let loop = Field<MachineState>([
    .optional(
      "loop",
      SchemaPart.any([.integer(in: TimelineLimits.repetitions), ["const": "forever"]]).described(
        "The number of passes, after which it stops at the first frame; in bouncing modes one goes there and back. "
          + "Without it, it plays once and stops at the last frame."))
  ]) { reader, members, state in
    guard let count = members.take("loop").flatMap({ ValueForm<Int?>.times.read(&reader, $0) })
    else { return true }
    state.played.loops = true
    state.played.loopCount = count ?? 0
    return true
  } write: { state, notation in
    guard state.played.loops else { return [] }
    let count = state.played.loopCount
    return JSONField.list("loop", ValueForm<Int?>.times.write(count == 0 ? nil : count, notation))
  }

  /// A color as 0xRRGGBBAA.
  private static let background = ValueForm<Color>.color.converted(
    { color -> UInt32 in
      (0..<4).reduce(0) { number, index in
        number << 8 | UInt32((min(max(color.components[index], 0), 1) * 255).rounded())
      }
    },
    { number in
      func share(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
      return Color(red: share(24), green: share(16), blue: share(8), alpha: share(0))
    })

  /// A transition.
  static let transition = ObjectForm<MachineTransition>(
    "a transition",
    [
      .required("to", \.to, stateName, "The next state."),
      .optional(
        "if", \.guards, guards, default: [], schemaShowsDefault: false,
        "The conditions, by input, which all must hold; true or false, a number or a text that an input "
          + "equals, “fired” for an event, or an object with comparisons."),
      tween,
    ])

  private static let transitionForm = transition.value(MachineTransition(to: ""))
    .defined(as: "machineTransition")

  /// Duration and curve of the blend into a state.
  private static let tween = Field<MachineTransition>([
    .optional(
      "duration",
      ValueForm<Double>.seconds.schema.described(
        "The seconds in which the views move from their present values to those of the next state; "
          + "without it, they change at once.")),
    .optional("curve", ValueForm<AnimationCurve>.curve(isSpring: false).schema),
  ]) { reader, members, transition in
    let curve = members.take("curve")
    guard let place = members.take("duration") else {
      if let curve {
        reader.report("“curve” needs a “duration”", at: curve.pointer, .unfitValue)
      }
      return true
    }
    let easing =
      curve.map { ValueForm<AnimationCurve>.curve(isSpring: false).read(&reader, $0) } ?? .linear
    guard let seconds = ValueForm<Double>.seconds.read(&reader, place) else { return true }
    guard TimelineLimits.tween.contains(seconds) else {
      reader.report(
        "a blend takes at least \(TimelineLimits.tween.lowerBound.shortText) seconds; leave “duration” "
          + "out for a change at once", at: place.pointer, .unfitValue)
      return true
    }
    transition.tween = easing?.timingCurve.map { MachineTween(duration: seconds, curve: $0) }
    return true
  } write: { transition, notation in
    guard let tween = transition.tween else { return [] }
    let curve = AnimationCurve(exactly: tween.curve)
    return JSONField.list("duration", ValueForm<Double>.seconds.write(tween.duration, notation))
      + (curve == .linear
        ? []
        : JSONField.list(
          "curve", ValueForm<AnimationCurve>.curve(isSpring: false).write(curve, notation)))
  }
}

extension MachineState {
  /// The playback; a global state has the playback of a state without members.
  fileprivate var played: MachinePlayback {
    get { playback ?? .playing }
    set { playback = newValue }
  }
}

extension AnimationCurve {
  /// The curve of a Bezier, by its name if it has exactly the control points of a named one.
  fileprivate init(exactly curve: TimingCurve) {
    let named: [AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    self = named.first { $0.timingCurve == curve } ?? .timingCurve(curve)
  }
}
