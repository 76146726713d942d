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
    declarations += merged.types.map { .type($0) }
    return context.file(
      declarations, constants: constants, &palette, imports: ["Observation", "SwiftUI"])
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

  /// The root view, which owns the clock.
  private func root(_ body: SwiftExpression) -> SwiftType {
    let clock = timeline.clock
    var arguments = [
      SwiftArgument("interval", .number(AnimationExpression.short(clock.interval))),
      SwiftArgument("ticks", .number(Double(clock.ticks))),
    ]
    if !clock.repeats { arguments.append(SwiftArgument("repeats", "false")) }
    if clock.atEnd == .continue { arguments.append(SwiftArgument("atEnd", ".continue")) }
    if let still = options.still {
      arguments.append(SwiftArgument("still", .number(AnimationExpression.short(still))))
    }
    let make = SwiftExpression.infix("timer", "??", .call("\(options.viewName).clock"))
    let pausing = SwiftClosure(
      [], [.assignment("timer.isPaused", .infix("scenePhase", "!=", ".active"))], isInline: true)
    let content: SwiftExpression =
      hasState(0)
      ? .call("\(options.viewName)Content") : body
    let view = content.modified(
      [
        SwiftModifier(
          "id", [SwiftArgument(nil, .conditional("reducesMotion", "-1", "timer.cycle"))]),
        SwiftModifier("transaction", closure: ReducedMotion.transaction),
        SwiftModifier("compositingGroup"),
        SwiftModifier("environment", [SwiftArgument(nil, "timer")]),
        SwiftModifier(
          "environment",
          [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, ".leftToRight")]
        ),
        SwiftModifier(
          "task", [SwiftArgument("id", .text(ReducedMotion.name))],
          closure: SwiftClosure(
            [], [.condition("!\(ReducedMotion.name)", [.expression("await timer.start()")])])),
        SwiftModifier(
          "onChange", [SwiftArgument("of", "scenePhase")], closure: pausing),
      ] + context.accessibility)
    return SwiftType(
      documentation: context.rootDocumentation,
      modifiers: context.access, keyword: "struct",
      name: options.viewName, inherited: ["View"],
      members: MarkerList.declarations(timeline.markers) + [
        .property(
          SwiftProperty(
            modifiers: ["@Environment(\\.scenePhase)", "private"], keyword: "var",
            name: "scenePhase")),
        ReducedMotion.property,
        .property(
          SwiftProperty(
            modifiers: ["@State", "private"], keyword: "var", name: "timer",
            type: "TimerManager")),
      ] + initializers(timer: make) + [
        .function(
          SwiftFunction(
            documentation: "The clock of the animation.", modifiers: ["static"], name: "clock",
            result: "TimerManager", body: [.expression(.call("TimerManager", arguments))])),
        .property(
          SwiftProperty(
            modifiers: context.access, keyword: "var",
            name: "body", type: "some View", body: [.expression(view)])),
      ])
  }

  /// The initialisers of the root; one that others can call has no clock, whose type they cannot see.
  private func initializers(timer: SwiftExpression) -> [SwiftDeclaration] {
    let isInternal = options.access == "internal"
    let full = SwiftFunction(
      documentation: isInternal
        ? "Makes the view, with a clock of its own by default." : "Makes the view with a clock.",
      name: "init", parameters: ["timer: TimerManager?" + (isInternal ? " = nil" : "")],
      body: [.assignment("_timer", .call("State", [SwiftArgument("initialValue", timer)]))])
    guard !isInternal else { return [.function(full)] }
    let plain = SwiftFunction(
      documentation: "Makes the view, with a clock of its own.", modifiers: [options.access],
      name: "init", body: [.expression("self.init(timer: nil)")])
    return [.function(plain), .function(full)]
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
    if animators.repeatsForever { members.insert(ReducedMotion.property, at: 0) }
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
    var cases = events.map { event, body in
      SwiftCase([event == 0 ? ".appear" : ".tick(\(event))"], body)
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
            value: .double(AnimationExpression.short(value))))
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
