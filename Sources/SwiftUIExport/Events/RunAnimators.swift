import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The animators of a unit whose properties keyframes or phases move.
struct RunAnimators {
  private let unit: Int
  private let timeline: Timeline
  private let translator: ViewTranslator
  private let animations: AnimationExpression
  private let triggers: [RunPlace: String]
  /// The declarations that the animators need: triggers, values, phases and tables of keyframes.
  private(set) var members: [SwiftDeclaration] = []
  private var tracks: [(place: RunPlace, expressions: [SwiftExpression])] = []

  init(
    _ unit: Int, _ timeline: Timeline, _ translator: ViewTranslator,
    _ animations: AnimationExpression
  ) {
    (self.unit, self.timeline, self.translator) = (unit, timeline, translator)
    self.animations = animations
    let named = translator.triggers(of: unit)
    triggers = Dictionary(
      named.map { ($0.place, $0.name) }, uniquingKeysWith: { first, _ in first })
    members = named.map { trigger in
      .property(
        SwiftProperty(
          modifiers: ["@State", "private"], keyword: "var", name: trigger.name, value: "0"))
    }
    addKeyframes()
    for index in phases.indices { members.append(.type(phaseType(index))) }
  }

  /// Whether there is an animator, which plays also where motion is reduced if it is not told otherwise.
  var isEmpty: Bool { tracks.isEmpty && phases.isEmpty }

  private var phases: [PhasePlan] { translator.phases[unit] ?? [] }

  /// The content with its animators around it.
  func animating(_ content: SwiftExpression) -> SwiftExpression {
    var result = content
    for index in phases.indices { result = phaseAnimator(index, result) }
    for (index, run) in tracks.enumerated() {
      result = .call(
        "KeyframeAnimator",
        [
          SwiftArgument("initialValue", initialValues(run.place, valuesType(index))),
          triggers[run.place].map { SwiftArgument("trigger", trigger($0)) }
            ?? SwiftArgument("repeating", .text("!\(ReducedMotion.name)")),
          SwiftArgument(
            "content",
            .closure(
              SwiftClosure([translator.valuesName(of: run.place, in: unit)], views: [result]))),
          SwiftArgument("keyframes", .closure(SwiftClosure(["_"], views: run.expressions))),
        ])
    }
    return result
  }
}

// Keyframes.
extension RunAnimators {
  private mutating func addKeyframes() {
    let loops = translator.loops[unit] ?? []
    for (index, place) in translator.loopPlaces(of: unit).enumerated() {
      let own = loops.filter { $0.run == place }
      members.append(.type(values(own, valuesType(index))))
      let sources = own.map { track in
        KeyframeTrackLiteral(names: KeyframeNames([]), literals: track.literals)
          .source(track.name, track.steps(isTriggered: triggers[place] != nil))
      }
      members += sources.flatMap(\.tables)
      tracks.append((place, sources.map(\.track)))
    }
  }

  /// A variable that starts a run; where motion is reduced, none starts.
  private func trigger(_ name: String) -> SwiftExpression {
    .conditional(.text(ReducedMotion.name), "0", .text(name))
  }

  /// The values before a run; where motion is reduced, those of the still.
  private func initialValues(_ place: RunPlace, _ type: String) -> SwiftExpression {
    let isStill = (translator.loops[unit] ?? []).allSatisfy { $0.run != place || $0.still == nil }
    let initial = SwiftExpression.text("\(type)()")
    return isStill
      ? initial : .conditional(.text(ReducedMotion.name), .text("\(type).still"), initial)
  }

  private func valuesType(_ index: Int) -> String { index == 0 ? "Values" : "Values\(index + 1)" }

  private func values(_ loops: [LoopTrack], _ name: String) -> SwiftType {
    let still = loops.compactMap { track in track.still.map { SwiftArgument(track.name, $0) } }
    let constant = SwiftProperty(
      documentation: "The values where motion is reduced.", modifiers: ["static"], keyword: "let",
      name: "still", value: .call(name, still))
    let members = loops.map { track in
      SwiftDeclaration.property(
        SwiftProperty(
          keyword: "var", name: track.name,
          value: track.literals[track.initial] ?? .double(track.initial.numberValue)))
    }
    return SwiftType(
      documentation: "The values of the keyframes.", modifiers: ["private"], keyword: "struct",
      name: name, members: (still.isEmpty ? [] : [.property(constant)]) + members)
  }
}

// Phases.
extension RunAnimators {
  private func phaseName(_ index: Int) -> String { index == 0 ? "Phase" : "Phase\(index + 1)" }

  private func phaseAnimator(_ index: Int, _ content: SwiftExpression) -> SwiftExpression {
    let plan = phases[index]
    let parameter = index == 0 ? "phase" : "phase\(index + 1)"
    var arguments = [SwiftArgument(nil, sequence(plan, phaseName(index)))]
    if let name = triggers[plan.place] {
      arguments.append(SwiftArgument("trigger", trigger(name)))
    }
    return .call(
      "PhaseAnimator",
      arguments + [
        SwiftArgument("content", .closure(SwiftClosure([parameter], views: [content]))),
        SwiftArgument(
          "animation",
          .closure(SwiftClosure([], [.expression("$0.animation")], isInline: true))),
      ])
  }

  /// The phases that are shown; where motion is reduced, one of them.
  private func sequence(_ plan: PhasePlan, _ name: String) -> SwiftExpression {
    let start = timeline.clock.time(of: plan.place.event) + plan.place.after
    let still = plan.phase(at: translator.still - start)
    let all = runs(plan, name, from: start)
    if still == 0, triggers[plan.place] != nil { return all }
    let list: SwiftExpression =
      all == .text("\(name).allCases") ? all : .call("Array", [SwiftArgument(nil, all)])
    return .conditional(.text(ReducedMotion.name), .text("[.\(plan.cases[still])]"), list)
  }

  /// The phases of all runs that an event starts; without an event, SwiftUI repeats them.
  private func runs(
    _ plan: PhasePlan, _ name: String, from start: Double
  ) -> SwiftExpression {
    guard triggers[plan.place] != nil else { return .text("\(name).allCases") }
    let left = timeline.clock.atEnd == .continue ? timeline.duration : timeline.duration - start
    let endless = (left / plan.timeline.duration - 1e-6).rounded(.up)
    let count = plan.place.count ?? Int(endless.clamped(to: 1...10_000))
    return .repeated(.text("\(name).allCases"), count)
  }

  /// The phases as an enumeration with their values and animations.
  private func phaseType(_ index: Int) -> SwiftType {
    let plan = phases[index]
    let cases = plan.cases
    var members: [SwiftDeclaration] = [.enumerationCase(cases.joined(separator: ", "))]
    for member in plan.members {
      members.append(
        .property(
          SwiftProperty(
            keyword: "var", name: member.name, type: member.type,
            body: [choice(cases, member.values)])))
    }
    let animations = plan.timeline.phases.map { phase in
      self.animations.expression(
        TimelineAnimation(
          to: .number(0), curve: phase.curve, duration: phase.duration, delay: phase.delay))
    }
    members.append(
      .property(
        SwiftProperty(
          documentation: "The animation to the phase.", keyword: "var", name: "animation",
          type: "Animation", body: [choice(cases, animations)])))
    return SwiftType(
      modifiers: ["private"], keyword: "enum", name: phaseName(index),
      inherited: ["CaseIterable"], members: members)
  }

  /// A value for each case; cases with equal values share one.
  private func choice(_ cases: [String], _ values: [SwiftExpression]) -> SwiftStatement {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return .expression(values.first ?? "0")
    }
    var choices: [SwiftCase] = []
    for (name, value) in zip(cases, values) {
      let body = [SwiftStatement.expression(value)]
      if let index = choices.firstIndex(where: { $0.body == body }) {
        choices[index].patterns.append(".\(name)")
      } else {
        choices.append(SwiftCase([".\(name)"], body))
      }
    }
    return .choice("self", choices)
  }
}
