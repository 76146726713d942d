import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The animators of a unit whose properties keyframes or phases move.
struct RunAnimators {
  private let unit: Int
  private let translator: ViewTranslator
  private let triggers: [RunPlace: String]
  /// The declarations that the animators need: triggers, values, phases and tables of keyframes.
  private(set) var members: [SwiftDeclaration] = []

  private var timeline: Timeline { translator.plan.timeline }

  init(_ unit: Int, _ translator: ViewTranslator) {
    (self.unit, self.translator) = (unit, translator)
    let named = translator.triggers(of: unit)
    triggers = Dictionary(
      named.map { ($0.place, $0.name) }, uniquingKeysWith: { first, _ in first })
    members = named.map { .state($0.name, type: "Double?") }
    addKeyframes()
    for index in phases.indices { members.append(.type(phaseType(index))) }
  }

  /// Whether there are phases, which play also where motion is reduced if there is no condition.
  var hasPhases: Bool { !phases.isEmpty }

  private var loops: [LoopTrack] { translator.loops[unit] ?? [] }
  private var phases: [PhasePlan] { translator.phases[unit] ?? [] }

  /// The content with its animators around it.
  func animating(_ content: SwiftExpression) -> SwiftExpression {
    var result = content
    for index in phases.indices { result = phaseAnimator(index, result) }
    for (index, place) in translator.loopPlaces(of: unit).enumerated() {
      let (timeline, type) = ("timeline".numbered(index), "Values".numbered(index))
      var arguments: SwiftArguments = [nil: .text("Self.\(timeline)"), "from": .call(type)]
      if let start = triggers[place] {
        arguments += ["since": .text(start)]
      } else {
        arguments += ["repeats": .flag(true)]
      }
      if loops.contains(where: { $0.run == place && $0.still != nil }) {
        arguments += ["still": .text("\(type).still")]
      }
      result = .call(
        "KeyframeRun", arguments, SwiftClosure(["values".numbered(index)], views: [result]))
    }
    return result
  }
}

// Keyframes.
extension RunAnimators {
  private mutating func addKeyframes() {
    for (index, place) in translator.loopPlaces(of: unit).enumerated() {
      let own = loops.filter { $0.run == place }
      members.append(.type(values(own, "Values".numbered(index))))
      let isTriggered = triggers[place] != nil
      let literal = KeyframeTrackLiteral(names: ConstantNames())
      let sources = own.map {
        literal.source($0.name, $0.steps(isTriggered: isTriggered), $0.literals)
      }
      members += sources.flatMap(\.tables)
      members.append(
        .property(
          "private static let", "timeline".numbered(index),
          .call(
            "KeyframeTimeline", ["initialValue": .call("Values".numbered(index))],
            SwiftClosure([], sources.map { .expression($0.track) }))))
    }
  }

  private func values(_ loops: [LoopTrack], _ name: String) -> SwiftType {
    let still = loops.compactMap { track in track.still.map { (Optional(track.name), $0) } }
    let constant = SwiftDeclaration.property(
      "static let", "still", .call(name, SwiftArguments(still)),
      documentation: "The values where motion is reduced.")
    let members = loops.map { track in
      SwiftDeclaration.property(
        "var", track.name, track.literals[track.initial] ?? .double(track.initial.numberValue))
    }
    return SwiftType(
      documentation: "The values of the keyframes.", keyword: "private struct", name: name,
      members: (still.isEmpty ? [] : [constant]) + members)
  }
}

// Phases.
extension RunAnimators {
  private func phaseAnimator(_ index: Int, _ content: SwiftExpression) -> SwiftExpression {
    let plan = phases[index]
    let parameter = "phase".numbered(index)
    var arguments: SwiftArguments = [sequence(plan, "Phase".numbered(index))]
    if let name = triggers[plan.place] {
      arguments += ["trigger": .conditional(.reducesMotion, "nil", .text(name))]
    }
    func closure(_ value: SwiftExpression) -> SwiftExpression {
      .closure(SwiftClosure([], [.expression(value)], isInline: true))
    }
    let hasPhases = translator.plan.options.target.hasObservation
    let motion: SwiftArguments =
      hasPhases
      ? ["animation": closure("timer.steered($0.animation)")]
      : ["animation": closure("$0.animation"), "duration": closure("$0.duration")]
    return .call(
      "PhaseAnimator",
      arguments + ["content": .closure(SwiftClosure([parameter], views: [content]))] + motion)
  }

  /// The phases that are shown; where motion is reduced, one of them.
  private func sequence(_ plan: PhasePlan, _ name: String) -> SwiftExpression {
    let start = timeline.clock.time(of: plan.place.event) + plan.place.after
    let still = plan.phase(at: translator.plan.still - start)
    let all = runs(plan, name, from: start)
    if still == 0, triggers[plan.place] != nil { return all }
    let list = all == .text("\(name).allCases") ? all : .call("Array", [all])
    return .conditional(.reducesMotion, .text("[.\(plan.cases[still])]"), list)
  }

  /// The phases of all runs that an event starts; without an event, SwiftUI repeats them.
  private func runs(_ plan: PhasePlan, _ name: String, from start: Double) -> SwiftExpression {
    guard triggers[plan.place] != nil else { return .text("\(name).allCases") }
    let count =
      plan.place.count ?? timeline.unfinishedCount(of: plan.timeline.duration, from: start)
    return .repeated(.text("\(name).allCases"), count)
  }

  /// The phases as an enumeration with their values and animations.
  private func phaseType(_ index: Int) -> SwiftType {
    let plan = phases[index]
    let animations = plan.timeline.phases.map { phase in
      translator.plan.constantNames.animation(
        TimelineAnimation(
          to: .number(0), curve: phase.curve, duration: phase.duration, delay: phase.delay))
    }
    var members: [SwiftDeclaration] = [.enumerationCase(plan.cases.joined(separator: ", "))]
    members += plan.members
    members.append(
      plan.member(
        "animation", "Animation", animations, documentation: "The animation to the phase."))
    if !translator.plan.options.target.hasObservation {
      members.append(
        plan.member(
          "duration", "Double", plan.timeline.phases.map { .double($0.length) },
          documentation: "The time until the next phase, in seconds."))
    }
    return SwiftType(
      keyword: "private enum", name: "Phase".numbered(index), inherited: ["CaseIterable"],
      members: members)
  }
}
