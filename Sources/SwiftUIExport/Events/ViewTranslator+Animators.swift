import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The members of units in the style `events`.
extension ViewTranslator {
  /// The environment, the state and the body of a unit, and the function that changes its state.
  func eventMembers(_ unit: Int, _ body: SwiftExpression) -> [SwiftDeclaration] {
    let events = statements[unit] ?? []
    var (content, animators) = animating(body, ofUnit: unit)
    // Without a condition, phases would also play where motion is reduced.
    let hasPhases = phases[unit]?.isEmpty == false
    var members = namespace(ofUnit: unit)
    if !events.isEmpty || hasPhases {
      members.append(plan.options.target.environmentObject("timer", type: "TimerManager"))
    }
    if !events.isEmpty {
      content = content.modified([
        .modifier("TimerEventModifier", ["of": "timer", "perform": "handleEvent(at:)"])
      ])
    }
    if hasPhases {
      members.append(
        .property("@Environment(\\.accessibilityReduceMotion) private var", "reducesMotion"))
    }
    members += (variables[unit] ?? []) + animators
    members.append(.property("var", "body", type: "some View", body: [.expression(content)]))
    if !events.isEmpty { members.append(.function(handler(events))) }
    return members
  }

  /// The function that changes the state; one event is a condition, several are a choice.
  private func handler(_ events: [(event: Int, body: [SwiftStatement])]) -> SwiftFunction {
    var cases = events.map { event, body -> SwiftCase in
      let time = SwiftNumber.text(SwiftNumber.short(plan.timeline.clock.time(of: event)))
      return SwiftCase([.event(event == 0 ? ".appear" : ".second(\(time))")], body)
    }
    let body: SwiftStatement
    if cases.count == 1 {
      let pattern = SwiftExpression.infix(cases[0].patterns[0], "=", "event")
      body = .condition(.prefixed(SwiftPlace.pattern, pattern), cases[0].body)
    } else {
      cases.append(SwiftCase([], [.expression("break")]))
      body = .choice("event", cases)
    }
    return SwiftFunction(
      modifiers: "private", name: "handleEvent", parameters: ["at event: TimerEvent"],
      body: [body])
  }
}

// The animators of units whose properties keyframes or phases move.
extension ViewTranslator {
  /// The content of a unit with its animators around it, and the declarations that these need: triggers, values, tables of
  /// keyframes and phases.
  private func animating(
    _ content: SwiftExpression, ofUnit unit: Int
  ) -> (content: SwiftExpression, members: [SwiftDeclaration]) {
    let (named, phases) = (triggers(of: unit), phases[unit] ?? [])
    let starts = Dictionary(
      named.map { ($0.place, $0.name) }, uniquingKeysWith: { first, _ in first })
    var members = named.map { SwiftDeclaration.state($0.name, type: "Double?") }
    var result = content
    for (index, plan) in phases.enumerated() {
      result = phaseAnimator(plan, index, start: starts[plan.place], result)
    }
    for (index, place) in runPlaces(of: unit).enumerated() {
      let tracks = (runTracks[unit] ?? []).filter { $0.run == place }
      result = keyframeRun(tracks, index, start: starts[place], result)
      members += keyframeMembers(tracks, index, isTriggered: starts[place] != nil)
    }
    members += phases.enumerated().map { .type(phaseType($1, $0)) }
    return (result, members)
  }
}

// Keyframes.
extension ViewTranslator {
  private func keyframeRun(
    _ tracks: [RunTrack], _ index: Int, start: String?, _ content: SwiftExpression
  ) -> SwiftExpression {
    let (timeline, type) = ("timeline".numbered(index), "Values".numbered(index))
    var arguments: SwiftArguments = [nil: .text("Self.\(timeline)"), "from": .call(type)]
    arguments += start.map { ["since": .text($0)] } ?? ["repeats": .flag(true)]
    if tracks.contains(where: { $0.still != nil }) {
      arguments += ["still": .text("\(type).still")]
    }
    return .call(
      "KeyframeRun", arguments, SwiftClosure(["values".numbered(index)], views: [content]))
  }

  /// The values of keyframes, their tables and their timeline.
  private func keyframeMembers(
    _ tracks: [RunTrack], _ index: Int, isTriggered: Bool
  ) -> [SwiftDeclaration] {
    let type = "Values".numbered(index)
    let sources = tracks.map {
      ConstantNames().track($0.name, $0.steps(isTriggered: isTriggered), $0.literals)
    }
    let timeline = SwiftExpression.call(
      "KeyframeTimeline", ["initialValue": .call(type)],
      SwiftClosure([], sources.map { .expression($0.track) }))
    return [.type(values(tracks, type))] + sources.flatMap(\.tables)
      + [.property("private static let", "timeline".numbered(index), timeline)]
  }

  private func values(_ tracks: [RunTrack], _ name: String) -> SwiftType {
    var members = tracks.map { track in
      SwiftDeclaration.property(
        "var", track.name, track.literals[track.initial] ?? .double(track.initial.numberValue))
    }
    let still = tracks.compactMap { track in track.still.map { (Optional(track.name), $0) } }
    if !still.isEmpty {
      let constant = SwiftDeclaration.property(
        "static let", "still", .call(name, SwiftArguments(still)),
        documentation: "The values where motion is reduced.")
      members.insert(constant, at: 0)
    }
    return SwiftType(
      documentation: "The values of the keyframes.", keyword: "private struct", name: name,
      members: members)
  }
}

// Phases.
extension ViewTranslator {
  private func phaseAnimator(
    _ phases: PhasePlan, _ index: Int, start: String?, _ content: SwiftExpression
  ) -> SwiftExpression {
    var arguments: SwiftArguments = [
      sequence(phases, "\("Phase".numbered(index)).allCases", isTriggered: start != nil)
    ]
    if let start {
      arguments += ["trigger": .conditional("reducesMotion", "nil", .text(start))]
    }
    func closure(_ value: SwiftExpression) -> SwiftExpression {
      .closure(SwiftClosure([], [.expression(value)], isInline: true))
    }
    let shown = SwiftClosure(["phase".numbered(index)], views: [content])
    let motion: SwiftArguments =
      plan.options.target.hasObservation
      ? ["animation": closure("timer.steered($0.animation)")]
      : ["animation": closure("$0.animation"), "duration": closure("$0.duration")]
    return .call("PhaseAnimator", arguments + ["content": .closure(shown)] + motion)
  }

  /// The phases that are shown: all of each run that an event starts, and all once where SwiftUI repeats them; where motion
  /// is reduced, one of them.
  private func sequence(
    _ phases: PhasePlan, _ cases: String, isTriggered: Bool
  ) -> SwiftExpression {
    let start = plan.timeline.clock.time(of: phases.place.event) + phases.place.after
    let still = phases.phase(at: plan.still - start)
    let count =
      phases.place.count
      ?? plan.timeline.unfinishedCount(of: phases.timeline.duration, from: start)
    let all = isTriggered ? SwiftExpression.repeated(.text(cases), count) : .text(cases)
    if still == 0, isTriggered { return all }
    let list = all == .text(cases) ? all : .call("Array", [all])
    return .conditional("reducesMotion", .text("[.\(phases.cases[still])]"), list)
  }

  /// The phases as an enumeration with their values and animations.
  private func phaseType(_ phases: PhasePlan, _ index: Int) -> SwiftType {
    let animations = phases.timeline.phases.map { phase in
      plan.constantNames.animation(
        TimelineAnimation(
          to: .number(0), curve: phase.curve, duration: phase.duration, delay: phase.delay))
    }
    var members: [SwiftDeclaration] = [.enumerationCase(phases.cases.joined(separator: ", "))]
    members += phases.members
    members.append(
      phases.member(
        "animation", "Animation", animations, documentation: "The animation to the phase."))
    if !plan.options.target.hasObservation {
      members.append(
        phases.member(
          "duration", "Double", phases.timeline.phases.map { .double($0.length) },
          documentation: "The time until the next phase, in seconds."))
    }
    return SwiftType(
      keyword: "private enum", name: "Phase".numbered(index), inherited: ["CaseIterable"],
      members: members)
  }
}
