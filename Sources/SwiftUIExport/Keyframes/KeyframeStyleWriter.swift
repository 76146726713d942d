import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Declares the views of the style `keyframes`: a structure for each unit, whose values are functions of the time.
struct KeyframeStyleWriter {
  let context: SourceContext
  let store: KeyframeStore

  private var options: SwiftUIOptions { context.options }

  /// The most lines of keyframes in one declaration.
  private static let longestBuilder = 48

  /// The file with all views.
  func file(_ bodies: [(unit: Int, body: SwiftExpression)]) -> SwiftFile {
    var declarations: [SwiftDeclaration] = [.type(root)]
    var palette = Palette()
    for (unit, body) in bodies { declarations.append(.type(palette.named(view(unit, body)))) }
    return context.file(
      declarations, constants: constants, &palette, imports: ["SwiftUI"])
  }

  private var content: String { "\(options.viewName)Content" }

  /// The root view, which plays or shows a moment.
  private var root: SwiftType {
    let moment = SwiftExpression.call(content, [SwiftArgument("time", "time")])
    let playing = SwiftExpression.call(
      "AnimationPlayer", [SwiftArgument(nil, "Self.cycle")],
      SwiftClosure(["time"], views: [moment]))
    let body = SwiftExpression.call(
      "Group", [],
      SwiftClosure(
        [],
        [
          .alternative(
            "let time = time ?? (\(ReducedMotion.name) ? Self.still : nil)", [.expression(moment)],
            [.expression(playing)])
        ]))
    return SwiftType(
      documentation: context.rootDocumentation, modifiers: context.access, keyword: "struct",
      name: options.viewName, inherited: ["View"],
      members: [
        cycle, still, ReducedMotion.property,
        .property(
          SwiftProperty(
            documentation: "The moment that is shown, in seconds; `nil` to play.",
            modifiers: ["private"], keyword: "let", name: "time", type: "Double?")),
      ]
        + initialisers + [
          .property(
            SwiftProperty(
              modifiers: context.access, keyword: "var", name: "body", type: "some View",
              body: [.expression(body.modified(modifiers))]))
        ])
  }

  private var modifiers: [SwiftModifier] {
    [
      SwiftModifier("compositingGroup"),
      SwiftModifier(
        "environment",
        [SwiftArgument(nil, "\\.layoutDirection"), SwiftArgument(nil, ".leftToRight")]),
    ] + context.accessibility
  }

  private var cycle: SwiftDeclaration {
    let cycle = store.cycle
    var arguments = [
      SwiftArgument("duration", .number(cycle.duration))
    ]
    if cycle.repeats, cycle.start > 0 {
      arguments.append(
        SwiftArgument("repeatingFrom", .number(cycle.start)))
    }
    if !cycle.repeats { arguments.append(SwiftArgument("repeats", "false")) }
    return .property(
      SwiftProperty(
        documentation: "The times of the animation.", modifiers: ["static"], keyword: "let",
        name: "cycle", value: .call("AnimationCycle", arguments)))
  }

  /// The moment that is shown where motion is reduced.
  private var still: SwiftDeclaration {
    .property(
      SwiftProperty(
        documentation: "The moment that is shown where motion is reduced, in seconds.",
        modifiers: ["private", "static"], keyword: "let", name: "still",
        value: .double(options.still(of: context.timeline))))
  }

  private var initialisers: [SwiftDeclaration] {
    [
      .function(
        SwiftFunction(
          documentation: "Makes a view that plays the animation.", modifiers: context.access,
          name: "init", body: [.assignment("time", "nil")])),
      .function(
        SwiftFunction(
          documentation: "Makes a view of one moment, in seconds from the beginning.",
          modifiers: context.access, name: "init", parameters: ["time: Double"],
          body: [
            .comment("A jump shows its new value at its own time."),
            .assignment(
              "self.time", .infix("time", "+", .number(2 * KeyframeStep.timeTolerance))),
          ])),
    ]
  }
}

// Units.
extension KeyframeStyleWriter {
  /// A unit as a private view.
  private func view(_ unit: Int, _ body: SwiftExpression) -> SwiftType {
    let tracks = store.tracks[unit] ?? []
    var members: [SwiftDeclaration] = []
    if unit == 0 || store.moves(unit) {
      members.append(.property(SwiftProperty(keyword: "let", name: "time", type: "Double")))
    }
    if !tracks.isEmpty { members.append(.type(values(tracks))) }
    for list in store.lists[unit] ?? [] {
      members.append(
        .property(
          SwiftProperty(
            modifiers: ["private", "static"], keyword: "let", name: list.name,
            value: .array(list.elements.map { .text($0) }))))
    }
    members += timeline(tracks)
    var statements: [SwiftStatement] = [.expression(body)]
    if !tracks.isEmpty {
      statements.insert(
        .binding(
          keyword: "let", name: "values",
          .call("Self.timeline.value", [SwiftArgument("time", "time")])), at: 0)
    }
    members.append(
      .property(SwiftProperty(keyword: "var", name: "body", type: "some View", body: statements)))
    return SwiftType(
      documentation: context.documentation(ofUnit: unit), modifiers: ["private"],
      keyword: "struct", name: unit == 0 ? content : context.names.type(of: unit),
      inherited: ["View"], members: members)
  }

  /// The values that change.
  private func values(_ tracks: [ValueTrack]) -> SwiftType {
    SwiftType(
      documentation: "The values that change.", modifiers: ["private"], keyword: "struct",
      name: "Values",
      members: tracks.map { track in
        var value = SwiftExpression.double(track.initial.numberValue)
        if case .color(let color) = track.initial { value = ValueLiteral.animatableColor(color) }
        return .property(SwiftProperty(keyword: "var", name: track.name, value: value))
      })
  }

  /// The timeline of the values, and its tables; long ones are parted by the kinds of properties.
  private func timeline(_ tracks: [ValueTrack]) -> [SwiftDeclaration] {
    guard !tracks.isEmpty else { return [] }
    let literal = KeyframeTrackLiteral(names: KeyframeNames(context.timeline.constants))
    let families = TrackFamily.families(of: tracks)
    var sources = tracks.map { literal.source($0) }
    for family in families {
      for member in family.members { sources[member].track = family.call(tracks[member]) }
    }
    var builders = families.map { $0.function(tracks, literal) }
    var content = sources.map { SwiftStatement.expression($0.track) }
    if lines(content) > KeyframeStyleWriter.longestBuilder {
      var names: [String: Int] = [:]
      content = []
      for part in parts(tracks, sources) {
        names[part.word, default: 0] += 1
        let count = names[part.word] ?? 1
        let name = "\(part.word)Tracks" + (count == 1 ? "" : "\(count)")
        builders.append(
          .property(
            SwiftProperty(
              modifiers: ["@KeyframesBuilder<Values>", "private", "static"], keyword: "var",
              name: name, type: "some Keyframes<Values>", body: part.body)))
        content.append(.expression(.text(name)))
      }
    }
    let timeline = SwiftProperty(
      modifiers: ["private", "static"], keyword: "let", name: "timeline",
      value: .call(
        "KeyframeTimeline", [SwiftArgument("initialValue", "Values()")], SwiftClosure([], content)))
    return sources.flatMap(\.tables) + builders + [.property(timeline)]
  }

  /// The tracks in parts of few lines, each of one kind of property.
  private func parts(
    _ tracks: [ValueTrack], _ sources: [KeyframeTrackLiteral.Source]
  ) -> [(word: String, body: [SwiftStatement])] {
    var (order, groups): ([String], [String: [[SwiftStatement]]]) = ([], [:])
    for (track, source) in zip(tracks, sources) {
      let (word, statement) = (track.key.rawValue, SwiftStatement.expression(source.track))
      if groups[word] == nil { order.append(word) }
      var list = groups[word] ?? [[]]
      let last = list[list.count - 1] + [statement]
      if list[list.count - 1].isEmpty || lines(last) <= KeyframeStyleWriter.longestBuilder {
        list[list.count - 1] = last
      } else {
        list.append([statement])
      }
      groups[word] = list
    }
    return order.flatMap { word in (groups[word] ?? []).map { (word, $0) } }
  }

  private func lines(_ statements: [SwiftStatement]) -> Int {
    var printer = SwiftPrinter(step: options.indentation)
    printer.indent = 2 * options.indentation
    printer.print(statements)
    return printer.lines.count
  }

  /// The named durations and curves.
  private var constants: SwiftType? {
    let members = context.timeline.constants.compactMap { constant -> SwiftDeclaration? in
      let value: SwiftExpression
      switch constant.value {
      case .duration(let duration): value = .double(duration)
      case .delay: return nil
      case .curve(let curve):
        guard curve.timingCurve?.overshoots == false else { return nil }
        value = KeyframeNames.unitCurve(curve, "UnitCurve")
      }
      return .property(
        SwiftProperty(modifiers: ["static"], keyword: "let", name: constant.name, value: value))
    }
    guard !members.isEmpty else { return nil }
    return SwiftType(
      documentation: "Durations and curves.", modifiers: ["private"], keyword: "enum",
      name: "Constants", members: members)
  }
}
