import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The animators of units whose properties keyframes or phases move.
extension ViewTranslator {
  /// The content of a unit with its animators around it, and the declarations that these need: triggers, values, tables of
  /// keyframes and phases.
  func animating(
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
      arguments += ["trigger": .conditional(.reducesMotion, "nil", .text(start))]
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
    return .conditional(.reducesMotion, .text("[.\(phases.cases[still])]"), list)
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
