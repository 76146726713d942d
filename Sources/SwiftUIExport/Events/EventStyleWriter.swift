import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Declares the views of the style `events`: a structure for each unit, which changes its state at events of a clock.
struct EventStyleWriter {
  /// The views as they are translated.
  let translator: ViewTranslator
  /// The views by motion: that of the design, then those of themes.
  private let motions: [ViewTranslator]

  private var plan: ExportPlan { motions[0].plan }
  private var timeline: Timeline { plan.timeline }
  private var options: SwiftUIOptions { plan.options }

  /// Translates the views of the plan of a design, and of those for themes that move otherwise.
  init(_ plans: [ExportPlan]) {
    motions = plans.reduce(into: []) { $0.append(ViewTranslator($1, after: $0.last)) }
    var last = motions[motions.count - 1]
    last.reportSlots()
    last.support.insert(.scaledContent)
    if motions.contains(where: \.usesClock) { last.support.insert(.timerManager) }
    if motions.contains(where: { !$0.runTracks.isEmpty }) { last.support.insert(.keyframeRun) }
    translator = last
  }

  /// The file with all views.
  private(set) lazy var file: SwiftFile = {
    let (types, theme) = namedTypes
    var merged = mergedTypes
    let root = types.prefix(1).map { merged.rewritten($0) }
    return plan.file(
      (root + merged.types).map(FlagMerger.merged) + merged.elements, translator.constants, theme,
      constants: constants,
      imports: (options.sharesSupport ? [] : [options.target.observationModule]) + ["SwiftUI"])
  }()

  /// The copies that turned out to differ from all others.
  var unmergedCopies: Set<Int> {
    mutating get {
      let replaced = mergedTypes.replaced
      return plan.copies.members.filter { !replaced.contains(plan.names.type(of: $0)) }
    }
  }

  /// The root view and the structures of the units, with the names of the theme.
  private lazy var namedTypes: (types: [SwiftType], theme: SwiftType?) = {
    let choice = motions.count > 1 ? [ExportPlan.themedContent(motions.map(\.plan))] : []
    return translator.constants.theme.naming(
      [root] + structures.map { $0.views.structure($0.unit, $0.body) } + choice,
      options.access.modifier)
  }()

  /// The structures of all units, merged.
  private lazy var mergedTypes: MergedTypes = {
    let nodes = structures.map { $0.views.tree.views[$0.unit].node }
    // The choice between motions is no copy of a layer.
    let choice = ViewNode(id: "", kind: .group(GroupView()))
    return MergedTypes(Array(zip(namedTypes.types.dropFirst(), nodes + [choice])))
  }()

  /// The units with structures of their own; the root has none if its view needs neither state nor theme.
  private var structures: [(views: ViewTranslator, unit: Int, body: SwiftExpression)] {
    motions.flatMap { views in
      views.bodies.filter { $0.unit != 0 || motions.count > 1 || views.hasContent($0.body) }
        .map { (views, $0.unit, $0.body) }
    }
  }

  /// The root view, which owns the clock, if something listens to it.
  private var root: SwiftType {
    let content =
      motions.count > 1 ? SwiftExpression.call(ExportPlan.themedContent) : motions[0].content
    guard motions.contains(where: \.usesClock) else { return plan.root(content) }
    var cycle: SwiftArguments = ["duration": .number(timeline.duration)]
    if !timeline.clock.repeats { cycle += ["repeats": .flag(false)] }
    let clock = SwiftDeclaration.property(
      options.target.ownedObject, "timer", timeline.clock.source(options))
    return plan.root(
      content.modified([.modifier("TimerModifier", ["timer", "control"])]), [clock],
      cycle: .call("AnimationCycle", cycle))
  }

  /// The named durations, delays and curves.
  private var constants: SwiftType? {
    SwiftType(
      .constants, "Durations, delays and curves.",
      timeline.constants.map { constant in
        switch constant.value {
        case .duration(let value), .delay(let value):
          return .property("static let", constant.name, .double(value))
        case .curve(let curve):
          let points = ConstantNames.points(curve.timingCurve ?? .linear)
          let call = SwiftExpression.call(".timingCurve", points + ["duration": "duration"])
          return .function(
            SwiftFunction(
              modifiers: "static", name: constant.name, parameters: ["duration: Double"],
              result: "Animation", body: [.expression(call)]))
        }
      })
  }
}

// The structures of units.
extension ViewTranslator {
  /// The view of the root.
  fileprivate var content: SwiftExpression {
    let body = bodies.first?.body ?? .call("EmptyView")
    return hasContent(body) ? .call(plan.content) : body
  }

  /// Whether something changes in the course of time.
  fileprivate var usesClock: Bool {
    !runTracks.isEmpty || !phases.isEmpty || statements.values.contains { !$0.isEmpty }
  }

  /// Whether the view of the root is a structure of its own.
  fileprivate func hasContent(_ body: SwiftExpression) -> Bool {
    !(variables[0] ?? []).isEmpty || runTracks[0] != nil || phases[0] != nil || body.needs(.theme)
      || !plan.matched.members.isEmpty
  }

  /// The structure of a unit.
  fileprivate func structure(_ unit: Int, _ body: SwiftExpression) -> SwiftType {
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
    return plan.view(unit, members)
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

// The accessibility setting Reduce Motion.
extension SwiftExpression {
  /// Whether motion is reduced.
  static let reducesMotion: SwiftExpression = "reducesMotion"
}
