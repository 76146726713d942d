import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Declares the views of the style `keyframes`: a structure for each unit, whose values are functions of the time.
struct KeyframeStyleWriter {
  /// The views as they are translated.
  let translator: ViewTranslator
  /// The views by motion: that of the design, then those of themes.
  private let motions: [ViewTranslator]

  private var plan: ExportPlan { motions[0].plan }

  /// Translates the views of the plan of a design, and of those for themes that move otherwise.
  init(_ plans: [ExportPlan]) {
    motions = plans.reduce(into: []) { $0.append(ViewTranslator($1, after: $0.last)) }
    var last = motions[motions.count - 1]
    last.support.formUnion([.animationPlayer, .keyframeSteps, .scaledContent])
    if plans[0].timeline.machine != nil { last.support.insert(.animationMachine) }
    last.reportSlots()
    translator = last
  }

  /// The file with all views.
  var file: SwiftFile {
    let time = SwiftDeclaration.property("let", "time", type: "Double")
    let choice =
      motions.count > 1
      ? [ExportPlan.themedContent(motions.map(\.plan), [time], ["time": "time"])] : []
    let structures = motions.flatMap { views in
      views.bodies.map { views.structure($0.unit, $0.body) }
    }
    var (types, theme) = translator.constants.theme.naming(
      [root()] + structures + choice, plan.options.access.modifier)
    if theme != nil, plan.timeline.machine?.choosesTheme == true, !plan.timeline.themes.isEmpty {
      theme?.members.append(translator.constants.theme.search)
      types[0] = root(choosingTheme: true)
    }
    return plan.file(
      types, translator.constants, theme, constants: constants, imports: ["SwiftUI"])
  }

  /// The root view, which plays or shows a moment.
  private func root(choosingTheme: Bool = false) -> SwiftType {
    let content = motions.count > 1 ? ExportPlan.themedContent : plan.content
    var moment = SwiftExpression.call(content, ["time": "time"])
    if choosingTheme { moment = moment.modified([plan.machineTheme]) }
    let hasMachine = plan.timeline.machine != nil
    let still: SwiftArguments = [nil: "control", "still": .double(plan.still)]
    return plan.root(
      .call(
        hasMachine ? "MachineView" : "AnimationPlayer",
        (hasMachine ? ["machine ?? ownMachine"] : []) + still,
        SwiftClosure(["time"], views: [moment])), cycle: cycle)
  }

  private var cycle: SwiftExpression? {
    guard let cycle = motions[0].keyframes?.cycle else { return nil }
    var arguments: SwiftArguments = ["duration": .number(cycle.duration)]
    if cycle.repeats, cycle.start > 0 { arguments += ["repeatingFrom": .number(cycle.start)] }
    if !cycle.repeats { arguments += ["repeats": .flag(false)] }
    return .call("AnimationCycle", arguments)
  }

  /// The named durations and curves.
  private var constants: SwiftType? {
    SwiftType(
      .constants, "Durations and curves.",
      plan.timeline.constants.compactMap { constant in
        switch constant.value {
        case .duration(let duration):
          return .property("static let", constant.name, .double(duration))
        case .delay: return nil
        case .curve(let curve):
          guard curve.timingCurve?.overshoots == false else { return nil }
          return .property("static let", constant.name, ConstantNames.unitCurve(curve, "UnitCurve"))
        }
      })
  }
}

// The structures of units.
extension ViewTranslator {
  fileprivate func structure(_ unit: Int, _ body: SwiftExpression) -> SwiftType {
    let tracks = keyframes?.tracks[unit] ?? []
    var members: [SwiftDeclaration] = []
    if unit == 0 || keyframes?.moves(unit) == true {
      members.append(.property("let", "time", type: "Double"))
    }
    if !tracks.isEmpty { members.append(.type(values(tracks))) }
    members += (keyframes?.lists[unit] ?? []) + timeline(tracks)
    var statements: [SwiftStatement] = [.expression(body)]
    if !tracks.isEmpty {
      statements.insert(
        .binding(keyword: "let", name: "values", .call("Self.timeline.value", ["time": "time"])),
        at: 0)
    }
    members.append(.property("var", "body", type: "some View", body: statements))
    return plan.view(unit, members)
  }

  /// The values that change.
  private func values(_ tracks: [ValueTrack]) -> SwiftType {
    SwiftType(
      documentation: "The values that change.", keyword: "private struct", name: "Values",
      members: tracks.map { track in
        .property(
          "var", track.name,
          track.literals[track.initial] ?? ValueLiteral.keyframe(track.initial))
      })
  }

  /// The timeline of the values, and its tables; long ones are parted by the kinds of properties.
  private func timeline(_ tracks: [ValueTrack]) -> [SwiftDeclaration] {
    guard !tracks.isEmpty else { return [] }
    let families = TrackFamily.families(of: tracks)
    var sources = tracks.map { plan.constantNames.track($0.name, $0.steps, $0.literals) }
    for family in families {
      for member in family.members { sources[member].track = family.call(tracks[member]) }
    }
    var builders = families.map { $0.function(tracks, plan.constantNames) }
    var content = sources.map { SwiftStatement.expression($0.track) }
    let step = plan.options.indentation
    if SwiftPrinter.lineCount(of: content, step: step) > SwiftPrinter.longestPart {
      var used: Set<String> = []
      content = []
      // Each part has tracks of one kind of property.
      for group in zip(tracks, sources).grouped(by: { $0.0.key.rawValue }) {
        let statements = group.elements.map { SwiftStatement.expression($0.1.track) }
        for part in SwiftPrinter.groups(of: statements, step: step) {
          let name = used.insertUnique("\(group.key)Tracks")
          builders.append(
            .property(
              "@KeyframesBuilder<Values> private static var", name,
              type: "some Keyframes<Values>", body: part))
          content.append(.expression(.text(name)))
        }
      }
    }
    let timeline = SwiftExpression.call(
      "KeyframeTimeline", ["initialValue": .call("Values")], SwiftClosure([], content))
    return sources.flatMap(\.tables) + builders
      + [.property("private static let", "timeline", timeline)]
  }
}
