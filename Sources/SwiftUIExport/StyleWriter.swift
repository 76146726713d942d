import Geometry
import TimelineModel
import ViewTree

/// Declares the views of a timeline: the root, and a structure for each unit.
///
/// In the style `events` a structure changes its state at events of a clock; in the style `keyframes` its values are
/// functions of the time.
struct StyleWriter {
  /// The views as they are translated.
  let translator: ViewTranslator
  /// The views by motion: first the design's, then the themes'.
  private let motions: [ViewTranslator]

  private var plan: ExportPlan { motions[0].plan }
  private var timeline: Timeline { plan.timeline }
  private var options: SwiftUIOptions { plan.options }
  private var hasEvents: Bool { options.style == .events }
  private var usesClock: Bool { motions.contains(where: \.usesClock) }

  /// Translates the views of plans: first the design's, then the plans of themes that move otherwise.
  init(_ plans: [ExportPlan]) {
    motions = plans.reduce(into: []) { $0.append(ViewTranslator($1, after: $0.last)) }
    var last = motions[motions.count - 1]
    last.reportSlots()
    last.support.insert(.scaledContent)
    if motions.contains(where: \.usesClock) { last.support.insert(.timerManager) }
    if motions.contains(where: { !$0.runTracks.isEmpty }) { last.support.insert(.keyframeRun) }
    if last.keyframes != nil { last.support.formUnion([.animationPlayer, .keyframeSteps]) }
    if plans[0].timeline.machine != nil { last.support.insert(.animationMachine) }
    translator = last
  }

  /// The file with the views, followed by their theme, used constants, gradients, paths and a preview.
  var file: SwiftFile {
    mutating get {
      let (all, theme, _) = views
      let types = hasEvents ? all.map(FlagMerger.merged) : all
      let isLarge = theme?.members.contains { $0.name == ThemeTable.referenceName } == true
      let used = constants?.keepingMembers(usedIn: types)
      let declared =
        types.map { plan.reading($0, isLarge: isLarge) } + [theme, used].compactMap(\.self)
        + translator.constants.types + [plan.markers(of: types[0])].compactMap(\.self)
      let access: [SwiftDeclaration] =
        theme == nil
        ? [] : [.function(plan.themeFunction), .type(plan.themeValue(isLarge: isLarge))]
      let preview = [
        "#if canImport(DeveloperToolsSupport)", "  #Preview {", "    \(options.viewName)()", "  }",
        "#endif",
      ]
      let observes = hasEvents && !options.sharesSupport
      return SwiftFile(
        imports: (observes ? [options.target.observationModule] : []) + ["SwiftUI"],
        declarations: declared.map { .type($0) } + plan.machineDeclarations + access
          + [.verbatim(preview)])
    }
  }

  /// The copies that turned out to differ from all others.
  var unmergedCopies: Set<Int> {
    mutating get {
      let replaced = views.replaced
      return Set(plan.copies.joined().filter { !replaced.contains(plan.names.type(of: $0)) })
    }
  }

  /// The root view and the structures of the units with the names of the theme, and the names of structures that merged
  /// ones replace.
  private lazy var views: (types: [SwiftType], theme: SwiftType?, replaced: Set<String>) = {
    let choice = motions.count > 1 ? [ExportPlan.themedContent(motions.map(\.plan))] : []
    var (types, theme) = translator.constants.theme.naming(
      [root] + structures.map { $0.views.structure($0.unit, $0.body) } + choice,
      options.access.modifier)
    if hasEvents {
      // The choice between motions is no copy of a layer.
      let choice = ViewNode(id: "", kind: .group(GroupView()))
      let nodes = structures.map { $0.views.tree.views[$0.unit].node } + [choice]
      let merged = MergedTypes(types[0], Array(zip(types.dropFirst(), nodes)))
      return (merged.types, theme, merged.replaced)
    }
    if theme != nil, timeline.machine?.choosesTheme == true, !timeline.themes.isEmpty {
      theme?.members.append(translator.constants.theme.search)
      types[0] = playedRoot(choosesTheme: true)
    }
    return (types, theme, [])
  }()

  /// The units with structures of their own; the root has none if its view needs neither state nor theme.
  private var structures: [(views: ViewTranslator, unit: Int, body: SwiftExpression)] {
    motions.flatMap { views in
      views.bodies.filter { $0.unit != 0 || motions.count > 1 || views.isStructure($0.body) }
        .map { (views, $0.unit, $0.body) }
    }
  }

  private var root: SwiftType { hasEvents ? timedRoot : playedRoot() }

  /// The root view with the clock, if something listens to it.
  private var timedRoot: SwiftType {
    let content =
      motions.count > 1 ? SwiftExpression.call(ExportPlan.themedContent) : motions[0].content
    guard usesClock else { return plan.root(content) }
    var cycle: SwiftArguments = ["duration": .number(timeline.duration)]
    if !timeline.clock.repeats { cycle += ["repeats": .flag(false)] }
    let clock = SwiftDeclaration.property(
      options.target.ownedObject, "timer", timeline.clock.source(options))
    return plan.root(
      content.modified([.modifier("TimerModifier", ["timer", "control"])]), [clock],
      cycle: .call("AnimationCycle", cycle))
  }

  /// The root view with a player, or the state machine that plays.
  private func playedRoot(choosesTheme: Bool = false) -> SwiftType {
    let content = motions.count > 1 ? ExportPlan.themedContent : plan.content
    var moment = SwiftExpression.call(content, plan.moment)
    if choosesTheme { moment = moment.modified([plan.machineTheme]) }
    let hasMachine = timeline.machine != nil
    let still: SwiftArguments = [nil: "control", "still": .double(plan.still)]
    return plan.root(
      .call(
        hasMachine ? "MachineView" : "AnimationPlayer",
        (hasMachine ? ["machine ?? ownMachine"] : []) + still,
        SwiftClosure(["time"], views: [moment])), cycle: cycle)
  }

  /// The times of the style `keyframes`.
  private var cycle: SwiftExpression? {
    guard let cycle = motions[0].keyframes?.cycle else { return nil }
    var arguments: SwiftArguments = ["duration": .number(cycle.duration)]
    if cycle.repeats, cycle.start > 0 { arguments += ["repeatingFrom": .number(cycle.start)] }
    if !cycle.repeats { arguments += ["repeats": .flag(false)] }
    return .call("AnimationCycle", arguments)
  }

  /// The named durations and curves, and the delays of events.
  private var constants: SwiftType? {
    SwiftType(
      .constants, "Durations\(hasEvents ? ", delays" : "") and curves.",
      timeline.constants.compactMap { constant in
        switch constant.value {
        case .duration(let value): return .property("static let", constant.name, .double(value))
        case .delay(let value):
          return hasEvents ? .property("static let", constant.name, .double(value)) : nil
        case .curve(let curve) where hasEvents:
          let points = TimingNames.points(curve.timingCurve ?? .linear)
          let call = SwiftExpression.call(".timingCurve", points + ["duration": "duration"])
          return .function(
            SwiftFunction(
              modifiers: "static", name: constant.name, parameters: ["duration: Double"],
              result: "Animation", body: [.expression(call)]))
        case .curve(let curve):
          guard curve.timingCurve?.overshoots == false else { return nil }
          return .property("static let", constant.name, TimingNames.unitCurve(curve, "UnitCurve"))
        }
      })
  }
}

// The structures of units.
extension ViewTranslator {
  /// The view of the root.
  fileprivate var content: SwiftExpression {
    let body = bodies.first?.body ?? .call("EmptyView")
    return isStructure(body) ? .call(plan.content) : body
  }

  /// Whether something changes at events.
  fileprivate var usesClock: Bool {
    !runTracks.isEmpty || !phases.isEmpty || statements.values.contains { !$0.isEmpty }
  }

  /// Whether the view of the root is a structure of its own.
  fileprivate func isStructure(_ body: SwiftExpression) -> Bool {
    keyframes != nil || variables[0] != nil || runTracks[0] != nil || phases[0] != nil
      || body.needs(.theme) || !plan.matched.isEmpty
  }

  /// The private structure of a unit, with the original name of its layer.
  fileprivate func structure(_ unit: Int, _ body: SwiftExpression) -> SwiftType {
    let node = tree.views[unit].node
    let name = node.name.isEmpty ? node.id : SwiftString.comment(node.name)
    // A name with a full stop is not the end of the summary.
    let original = name.replacing(". ", with: ".\u{A0}")
    let theme = plan.motion.map { " with the theme “\(SwiftString.comment($0.theme))”" } ?? ""
    return SwiftType(
      documentation: (unit == 0 ? "The layers" : "The layer “\(original)”") + theme + ".",
      keyword: "private struct", name: unit == 0 ? plan.content : names.type(of: unit),
      inherited: ["View"],
      members: keyframes == nil ? eventMembers(unit, body) : keyframeMembers(unit, body))
  }
}

extension SwiftType {
  /// The type with the members that others use; `nil` if they use none.
  fileprivate func keepingMembers(usedIn types: [SwiftType]) -> SwiftType? {
    var used: Set<String?> = []
    for type in types {
      type.forEachExpression { expression, _ in
        guard case .constant(let constant) = expression, constant.scope?.rawValue == name else {
          return
        }
        used.insert(constant.name)
      }
    }
    var result = self
    result.members = members.filter { used.contains($0.name) }
    return result.members.isEmpty ? nil : result
  }
}
