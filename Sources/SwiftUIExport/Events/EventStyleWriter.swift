import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Declares the views of the style `events`: a structure for each unit, which changes its state at events of a clock.
struct EventStyleWriter {
  let context: SourceContext
  let handlers: EventHandlers

  private var timeline: Timeline { context.timeline }
  private var options: SwiftUIOptions { context.options }
  private var names: ExportNames { context.names }
  private var translator: ViewTranslator { context.translator }

  /// The file with all views.
  func file(_ bodies: [(unit: Int, body: SwiftExpression)]) -> SwiftFile {
    var declarations: [SwiftDeclaration] = []
    for (unit, body) in bodies {
      if unit == 0 { declarations.append(.type(root(body))) }
      guard unit != 0 || hasState(0) else { continue }
      let name = unit == 0 ? "\(options.viewName)Content" : nil
      declarations.append(.type(view(unit, body, named: name)))
    }
    if let constants { declarations.append(.type(constants)) }
    return context.file(declarations, imports: ["Observation", "SwiftUI"])
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
    let make = SwiftExpression.infix("timer", "??", .call("\(options.viewName).clock"))
    let pausing = SwiftClosure(
      [], [.assignment("timer.isPaused", .infix("scenePhase", "!=", ".active"))], isInline: true)
    let content: SwiftExpression =
      hasState(0)
      ? .call("\(options.viewName)Content") : body
    let view = content.modified(
      [
        SwiftModifier("id", [SwiftArgument(nil, "timer.cycle")]),
        SwiftModifier("compositingGroup"),
        SwiftModifier("environment", [SwiftArgument(nil, "timer")]),
        SwiftModifier(
          "environment",
          [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, ".leftToRight")]
        ),
        SwiftModifier(
          "task",
          closure: SwiftClosure([], [.expression("await timer.start()")], isInline: true)),
        SwiftModifier(
          "onChange", [SwiftArgument("of", "scenePhase")], closure: pausing),
      ] + context.accessibility)
    return SwiftType(
      documentation: context.rootDocumentation,
      modifiers: context.access, keyword: "struct",
      name: options.viewName, inherited: ["View"],
      members: [
        .property(
          SwiftProperty(
            modifiers: ["@Environment(\\.scenePhase)", "private"], keyword: "var",
            name: "scenePhase")),
        .property(
          SwiftProperty(
            modifiers: ["@State", "private"], keyword: "var", name: "timer",
            type: "TimerManager")),
        .function(
          SwiftFunction(
            documentation: "Makes the view, with a clock of its own by default.",
            modifiers: context.access, name: "init",
            parameters: ["timer: TimerManager? = nil"],
            body: [.assignment("_timer", .call("State", [SwiftArgument("initialValue", make)]))])),
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

  private func hasState(_ unit: Int) -> Bool {
    !(translator.variables[unit] ?? []).isEmpty || translator.loops[unit] != nil
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
    var content = body
    let loops = translator.loops[unit] ?? []
    if !loops.isEmpty {
      members.append(.type(values(loops)))
      let tracks = loops.map { KeyframeLiteral.track($0) }
      members += tracks.compactMap(\.table)
      content = .call(
        "KeyframeAnimator",
        [
          SwiftArgument("initialValue", "Values()"), SwiftArgument("repeating", "true"),
          SwiftArgument("content", .closure(SwiftClosure(["values"], views: [content]))),
          SwiftArgument(
            "keyframes",
            .closure(SwiftClosure(["_"], views: tracks.map(\.track)))),
        ])
    }
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

  /// The values of keyframes.
  private func values(_ loops: [LoopTrack]) -> SwiftType {
    SwiftType(
      documentation: "The values of the keyframes.", modifiers: ["private"], keyword: "struct",
      name: "Values",
      members: loops.map {
        .property(
          SwiftProperty(
            keyword: "var", name: $0.name, value: .double($0.initial)))
      })
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
            value: .number(AnimationExpression.short(value))))
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
