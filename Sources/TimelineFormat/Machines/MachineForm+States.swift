import Diagnostics
import Geometry
import JSONTree
import SceneModel
import StateMachines
import TimelineModel

extension MachineForm {
  /// A state without its name.
  struct StateDraft {
    var isGlobal: Bool
    var playback: MachinePlayback
    var transitions: [MachineTransition]
    var onEntry: [MachineAction]
    var onExit: [MachineAction]

    /// The draft of a state.
    init(_ state: MachineState) {
      isGlobal = state.isGlobal
      playback = state.playback ?? .playing
      (transitions, onEntry, onExit) = (state.transitions, state.onEntry, state.onExit)
    }

    /// The state with a name.
    func state(named name: String) -> MachineState {
      MachineState(
        name, playback: isGlobal ? nil : playback, transitions: transitions, onEntry: onEntry,
        onExit: onExit)
    }
  }

  /// A state.
  static let state = ObjectForm<StateDraft>(
    "a state",
    [
      .optional(
        "global", \.isGlobal, .flag, default: false,
        "Whether the state plays nothing, and its transitions are tried first in every state."),
      .optional(
        "segment", \.playback.segment, marker,
        "The marker whose range is played; without one, the whole cycle."),
      .optional("mode", \.playback.mode, .words(), default: .forward, "The order of the frames."),
      .optional(
        "speed", \.playback.speed, .number(in: TimelineLimits.machineSpeed), default: 1,
        "A factor; 0 keeps the speed of the state before."),
      loop,
      .optional(
        "plays", \.playback.autoplay, .flag, default: true,
        "Whether it plays; otherwise the first frame is shown."),
      .optional(
        "background", \.playback.background, background, default: 0, isShown: false,
        "The color behind the animation."),
      .optional(
        "final", \.playback.isFinal, .flag, default: false, "Whether the machine stops here."),
      .optional(
        "transitions", \.transitions, .array(of: transitionForm, "transitions"), default: [],
        isShown: false,
        "In order: the first whose conditions hold is taken, otherwise the last without conditions."
      ),
      .optional(
        "onEntry", \.onEntry, actions, default: [], isShown: false,
        "The actions when the state is entered."),
      .optional(
        "onExit", \.onExit, actions, default: [], isShown: false,
        "The actions when the state is left, but not by a transition of the global state."),
    ]
  )
  .checking { reader, place, draft in
    guard draft.isGlobal, draft.playback != .playing else { return }
    reader.report("a global state plays nothing", at: place.pointer, .unfitValue)
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
  private static let loop = Field<StateDraft>([
    .optional(
      "loop",
      SchemaPart.any([.integer(in: TimelineLimits.repetitions), ["const": "forever"]]).described(
        "The number of passes, after which it stops at the first frame; in bouncing modes one goes there and back. "
          + "Without it, it plays once and stops at the last frame."))
  ]) { reader, members, draft in
    guard let count = members.take("loop").flatMap({ ValueForm<Int?>.times.read(&reader, $0) })
    else { return true }
    draft.playback.loops = true
    draft.playback.loopCount = count ?? 0
    return true
  } write: { draft, notation in
    guard draft.playback.loops else { return [] }
    let count = draft.playback.loopCount
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
        "if", \.guards, guards, default: [], isShown: false,
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

extension AnimationCurve {
  /// The curve of a Bezier, by its name if it has exactly the control points of a named one.
  fileprivate init(exactly curve: TimingCurve) {
    let named: [AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    self = named.first { $0.timingCurve == curve } ?? .timingCurve(curve)
  }
}
