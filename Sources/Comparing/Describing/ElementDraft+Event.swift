import Geometry
import Reporting
import SceneModel
import TimelineModel
import ViewTree

/// An action with its event.
struct TimedAction {
  /// The number of the event.
  var event: Int
  /// The time of the change, in seconds.
  var time: Double
  /// The action.
  var action: TimelineAction

  /// The actions of a timeline by the identifiers of their views.
  static func byView(_ timeline: Timeline) -> [String: [TimedAction]] {
    let actions = timeline.events.flatMap { event in
      event.actions.map { action in
        let time = timeline.clock.time(of: event.number) + action.after
        return TimedAction(event: event.number, time: time, action: action)
      }
    }
    return Dictionary(grouping: actions, by: \.action.target.view)
  }
}

/// The actions, keyframes and phases of events.
extension ElementDraft {
  mutating func describe(_ timed: TimedAction) {
    let action = timed.action
    element = DescribedElement(
      kind: "Action", name: action.target.propertyText, view: action.target.view,
      start: timed.time)
    add("event", timed.event)
    add("wait", action.after, .seconds)
    add("change", case: action.change)
    let unit = ValueUnit(action.target.key.declaration)
    switch action.change {
    case .set(let value): add("value", value, unit)
    case .animate(let animation): add(animation, unit)
    case .play(let playback):
      add("interval", playback.interval, .seconds)
      add("count", playback.count)
    case .stop: break
    }
    if let stagger = action.stagger {
      add("parts", text: stagger.part.rawValue)
      let steps = stagger.steps
      add("step", steps.count == 1 ? .number(steps[0]) : PropertyValue.numbers(steps), .seconds)
      add("reversed", stagger.isReversed)
    }
    add("accuracy", case: action.accuracy)
    if case .within(let distance) = action.accuracy { add("accuracy within", distance) }
  }

  private mutating func add(_ animation: TimelineAnimation, _ unit: ValueUnit) {
    add("start value", animation.from, unit)
    add("end value", animation.to, unit)
    add("curve", animation.curve)
    add("duration", animation.duration, .seconds)
    add("delay", animation.delay, .seconds)
    add("speed", animation.speed)
    if let repetition = animation.repetition {
      add("repetition count", repetition.count)
      add("repetition autoreverses", repetition.autoreverses)
    }
    add("motion path outgoing", animation.along?.outgoing)
    add("motion path incoming", animation.along?.incoming)
  }

  /// Adds a curve by its name or its control points.
  mutating func add(_ name: String, _ curve: AnimationCurve) {
    add(name, .text(curve.outlineText, digest: curve.hashValue))
  }

  mutating func describe(_ run: KeyframeRun, ofEvent event: Int) {
    addHead("Keyframes", run, run.timeline.tracks.map(\.target), event)
    list(run.timeline.tracks, .unordered) { $0.describe($1) }
  }

  mutating func describe(_ run: PhaseRun, ofEvent event: Int) {
    addHead("Phases", run, run.timeline.targets, event)
    list(run.timeline.phases) { draft, phase in
      draft.element = DescribedElement(kind: "Phase", name: phase.name)
      draft.list(phase.values, .unordered) { draft, value in
        let target = value.target
        draft.element = DescribedElement(kind: "Value", name: target.text, view: target.view)
        draft.add("value", value.value, ValueUnit(target.key.declaration))
      }
      draft.add("curve", phase.curve)
      draft.add("duration", phase.duration, .seconds)
      draft.add("delay", phase.delay, .seconds)
    }
  }

  private mutating func addHead(
    _ kind: String, _ run: TimelineRun<some TimelinePart>, _ targets: [TimelineAction.Target],
    _ event: Int
  ) {
    let names = targets.map(\.text).joined(separator: ", ")
    element = DescribedElement(kind: kind, label: "\(kind) of \(names)")
    add("event", event)
    add("after", run.after)
    add("count", run.count)
  }

  private mutating func describe(_ track: KeyframeTimeline.Track) {
    let target = track.target
    element = DescribedElement(kind: "Track", name: target.text, view: target.view)
    let unit = ValueUnit(target.key.declaration)
    list(track.keyframes) { $0.describe($1, unit) }
  }

  private mutating func describe(_ keyframe: KeyframeTimeline.Keyframe, _ unit: ValueUnit) {
    element.kind = "Keyframe"
    add("motion", case: keyframe)
    switch keyframe {
    case .linear(let value, let duration, let curve):
      add("motion linear", value, unit)
      add("motion duration", duration)
      add("motion curve", curve)
    case .cubic(let value, let duration, let startVelocity, let endVelocity):
      add("motion cubic", value, unit)
      add("motion duration", duration)
      add("motion start velocity", startVelocity, unit)
      add("motion end velocity", endVelocity, unit)
    case .spring(let value, let duration, let spring, let startVelocity):
      add("motion spring", value, unit)
      add("motion duration", duration)
      add("motion spring", spring)
      add("motion start velocity", startVelocity, unit)
    case .move(let value): add("value", value, unit)
    }
  }
}
