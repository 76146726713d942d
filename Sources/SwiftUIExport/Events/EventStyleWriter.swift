import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Declares the views of the style `events`: a structure for each unit, which changes its state at events of a clock.
struct EventStyleWriter {
  let context: SourceContext
  let handlers: EventHandlers
  let animations: AnimationExpression

  private var timeline: Timeline { context.timeline }
  private var options: SwiftUIOptions { context.options }
  private var names: ExportNames { context.names }
  private var translator: ViewTranslator { context.translator }

  /// The file with all views.
  func file(_ bodies: [(unit: Int, body: SwiftExpression)]) -> SwiftFile {
    var palette = Palette()
    var declarations: [SwiftDeclaration] = []
    let roots = bodies.prefix(1).filter { $0.unit == 0 }.map { palette.named(root($0.body)) }
    var merged = mergedTypes(bodies, &palette)
    declarations += roots.map { .type(merged.rewritten($0)) }
    declarations += merged.types.map { .type($0.withoutSingleChoices) }
    return context.file(
      declarations, constants: constants, &palette,
      imports: options.sharesSupport ? ["SwiftUI"] : ["Observation", "SwiftUI"])
  }

  /// The structures of all units but a root without state, of which equal ones are one.
  func mergedTypes(
    _ bodies: [(unit: Int, body: SwiftExpression)], _ palette: inout Palette
  ) -> MergedTypes {
    let types = bodies.filter { $0.unit != 0 || hasState(0) }.map { unit, body in
      let name = unit == 0 ? "\(options.viewName)Content" : nil
      return (palette.named(view(unit, body, named: name)), context.tree.views[unit].node)
    }
    return MergedTypes(types, outlineTypes: translator.outlines.types)
  }

  /// The root view, which owns the clock, if something listens to it.
  private func root(_ body: SwiftExpression) -> SwiftType {
    let content: SwiftExpression =
      hasState(0)
      ? .call("\(options.viewName)Content") : body
    var modifiers: [SwiftModifier] = []
    if usesClock {
      modifiers.append(SwiftModifier("runs", [SwiftArgument(nil, "sharedTimer ?? timer")]))
    }
    let restarts = !usesClock && animates
    if restarts { modifiers.append(SwiftModifier("id", [SwiftArgument(nil, "reducesMotion")])) }
    modifiers += [
      SwiftModifier("compositingGroup"),
      SwiftModifier(
        "environment",
        [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, ".leftToRight")]),
    ]
    return SwiftType(
      documentation: context.rootDocumentation,
      modifiers: context.access, keyword: "struct",
      name: options.viewName, inherited: ["View"],
      members: MarkerList.declarations(timeline.markers)
        + (restarts ? [ReducedMotion.property] : []) + clockMembers
        + [
          .property(
            SwiftProperty(
              modifiers: context.access, keyword: "var",
              name: "body", type: "some View",
              body: [.expression(content.modified(modifiers + context.accessibility))]))
        ])
  }
  /// The clock, and the initialisers that take another one; none where nothing listens to it.
  private var clockMembers: [SwiftDeclaration] {
    guard usesClock else { return plainInitialiser }
    let clock = timeline.clock
    var arguments = [
      SwiftArgument("interval", .exact(clock.shortInterval)),
      SwiftArgument("ticks", .number(Double(clock.ticks))),
    ]
    if !clock.repeats { arguments.append(SwiftArgument("repeats", "false")) }
    if clock.atEnd == .continue { arguments.append(SwiftArgument("atEnd", ".continue")) }
    if let still = options.settings.still {
      arguments.append(SwiftArgument("still", .number(still)))
    }
    let isInternal = options.access == "internal"
    var initialisers = [
      SwiftFunction(
        documentation: isInternal
          ? "Makes the view, with a clock of its own by default." : "Makes the view with a clock.",
        name: "init", parameters: ["timer: TimerManager?" + (isInternal ? " = nil" : "")],
        body: [.assignment("sharedTimer", "timer")])
    ]
    if !isInternal {
      // Others cannot see the type of the clock.
      initialisers.insert(
        SwiftFunction(
          documentation: "Makes the view, with a clock of its own.", modifiers: [options.access],
          name: "init", body: [.expression("self.init(timer: nil)")]), at: 0)
    }
    return [
      .property(
        SwiftProperty(
          modifiers: ["@State", "private"], keyword: "var", name: "timer",
          value: .call("\(options.viewName).clock", []))),
      .property(
        SwiftProperty(
          modifiers: ["private"], keyword: "let", name: "sharedTimer", type: "TimerManager?")),
    ] + initialisers.map { .function($0) } + [
      .function(
        SwiftFunction(
          documentation: "The clock of the animation.", modifiers: ["static"], name: "clock",
          result: "TimerManager", body: [.expression(.call("TimerManager", arguments))]))
    ]
  }

  /// The initialiser of a view without a clock, which others cannot see otherwise.
  private var plainInitialiser: [SwiftDeclaration] {
    guard options.access != "internal" else { return [] }
    return [
      .function(
        SwiftFunction(
          documentation: "Makes the view.", modifiers: [options.access], name: "init", body: []))
    ]
  }

  /// Whether keyframes or phases move something.
  private var animates: Bool { !translator.loops.isEmpty || !translator.phases.isEmpty }

  /// Whether events change something, or a reset of the clock cuts repetitions off.
  var usesClock: Bool {
    if handlers.statements.values.contains(where: { !$0.isEmpty }) { return true }
    let clock = timeline.clock
    guard clock.repeats, clock.atEnd == .reset, let first = timeline.events.first else {
      return false
    }
    let durations =
      first.keyframes.map(\.timeline.duration) + first.phases.map(\.timeline.duration)
    return durations.contains { duration in
      let runs = timeline.duration / duration
      return abs(runs - runs.rounded()) > 1e-6
    }
  }

  private func hasState(_ unit: Int) -> Bool {
    !(translator.variables[unit] ?? []).isEmpty || translator.loops[unit] != nil
      || translator.phases[unit] != nil
  }

  /// A unit as a private view.
  func view(_ unit: Int, _ body: SwiftExpression, named name: String? = nil) -> SwiftType {
    let variables = translator.variables[unit] ?? []
    var members: [SwiftDeclaration] = variables.map { variable in
      .property(
        SwiftProperty(
          modifiers: ["@State", "private"], keyword: "var", name: variable.name,
          type: variable.type, value: variable.value))
    }
    let events = handlers.statements[unit] ?? []
    let animators = RunAnimators(unit, timeline, translator, animations)
    members += animators.members
    if !animators.isEmpty { members.insert(ReducedMotion.property, at: 0) }
    var content = animators.animating(body)
    if !events.isEmpty {
      members.insert(
        .property(
          SwiftProperty(
            modifiers: ["@Environment(TimerManager.self)", "private"], keyword: "var",
            name: "timer")), at: 0)
      content = content.modified([
        SwiftModifier(
          "onTimerEvent",
          [
            SwiftArgument("of", "timer"), SwiftArgument("perform", "handleEvent(at:)"),
          ])
      ])
    }
    members.append(
      .property(
        SwiftProperty(
          keyword: "var", name: "body", type: "some View", body: [.expression(content)])))
    if !events.isEmpty { members.append(.function(handler(events))) }
    return SwiftType(
      documentation: context.documentation(ofUnit: unit),
      modifiers: ["private"], keyword: "struct", name: name ?? names.type(of: unit),
      inherited: ["View"], members: members)
  }

  private func handler(_ events: [(event: Int, body: [SwiftStatement])]) -> SwiftFunction {
    var cases = events.map { event, body -> SwiftCase in
      let time = SwiftNumber.short(timeline.clock.time(of: event))
      return SwiftCase([event == 0 ? ".appear" : ".second(\(SwiftNumber.text(time)))"], body)
    }
    cases.append(SwiftCase([], [.expression("break")]))
    return SwiftFunction(
      modifiers: ["private"], name: "handleEvent", parameters: ["at event: TimerEvent"],
      body: [.choice("event", cases)])
  }

  /// The named durations, delays and curves.
  private var constants: SwiftType? {
    guard !timeline.constants.isEmpty else { return nil }
    let members = timeline.constants.map { constant -> SwiftDeclaration in
      switch constant.value {
      case .duration(let value), .delay(let value):
        return .property(
          SwiftProperty(
            modifiers: ["static"], keyword: "let", name: constant.name,
            value: .double(value)))
      case .curve(let curve):
        let points = AnimationExpression.points(curve.timingCurve ?? .linear)
        return .function(
          SwiftFunction(
            modifiers: ["static"], name: constant.name, parameters: ["duration: Double"],
            result: "Animation",
            body: [
              .expression(.call(".timingCurve", points + [SwiftArgument("duration", "duration")]))
            ]))
      }
    }
    return SwiftType(
      documentation: "Durations, delays and curves.", modifiers: ["private"], keyword: "enum",
      name: "Constants", members: members)
  }
}
