import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

// The root view, and the markers and the theme of its file.
extension ExportPlan {
  /// The markers as values of a root view that plays; `nil` without any.
  func markers(of root: SwiftType) -> SwiftType? {
    guard root.members.contains(where: { $0.name == ExportPlan.cycle }), !timeline.markers.isEmpty
    else { return nil }
    var used: Set<String> = []
    let members = timeline.markers.enumerated().map { index, marker -> SwiftDeclaration in
      let nearest = SwiftIdentifier.nearest(to: marker.name) ?? "marker\(index + 1)"
      let word = nearest.lowercasingFirst
      let name = used.insertUnique(word)
      var arguments: SwiftArguments = ["at": .number(marker.time)]
      if marker.duration > 0 { arguments += ["until": .number(marker.time + marker.duration)] }
      return .property(
        "\(options.access.modifier)static var", name, type: "Self",
        body: [.expression(.call("Self", arguments))],
        documentation: name == marker.name ? "" : "“\(SwiftString.comment(marker.name))”.")
    }
    return SwiftType(
      documentation: "Named times of the animation, in seconds.", keyword: "extension",
      name: "\(options.supportNamespace).Marker<\(options.viewName)>", members: members)
  }

  /// The name of the type that has the views of the root, where it is not the root itself.
  var content: String { "\(motion?.word ?? "")Content" }

  /// The arguments of that type: the time in the style `keyframes`.
  var moment: SwiftArguments { options.style == .keyframes ? ["time": "time"] : [] }

  /// The name of the type that chooses between the views of the root by the motion of the theme.
  static let themedContent = "ThemedContent"

  /// The view that shows the views of the root as they move with the theme, by the plans of all motions.
  static func themedContent(_ plans: [ExportPlan]) -> SwiftType {
    let cases = plans.map { plan in
      SwiftCase(
        [.text(".\(plan.motion?.member ?? ThemeTable.standardMotion)")],
        [.expression(.call(plan.content, plan.moment))])
    }
    let time = SwiftDeclaration.property("let", "time", type: "Double")
    return SwiftType(
      documentation: "The layers, as they move with the theme.", keyword: "private struct",
      name: themedContent, inherited: ["View"],
      members: (plans[0].moment.isEmpty ? [] : [time]) + [
        .property(
          "var", "body", type: "some View",
          body: [.choice(.member(.theme, ThemeTable.motion), cases)])
      ])
  }

  /// The root view, with the times of the animation; `nil` for a view that does not move.
  func root(
    _ content: SwiftExpression, _ members: [SwiftDeclaration] = [], cycle: SwiftExpression? = nil
  ) -> SwiftType {
    let size = SwiftExpression.size(timeline.canvas.size)
    let scaled = SwiftModifier.modifier("ScaledContent", [size, "contentMode", "alignment"])
    let body = content.modified([scaled, .compositingGroup] + accessibility)
    return SwiftType(
      documentation: rootDocumentation, keyword: "\(options.access.modifier)struct",
      name: options.viewName,
      inherited: ["View"],
      members: members + rootMembers(cycle) + [
        .property(
          "\(options.access.modifier)var", "body", type: "some View", body: [.expression(body)])
      ])
  }

  /// The root view is one element for assistive technologies, or none.
  private var accessibility: [SwiftModifier] {
    if options.isDecorative { return [SwiftModifier("accessibilityHidden", [.flag(true)])] }
    let name = timeline.name.isEmpty ? options.viewName : timeline.name
    let bundle: SwiftArguments = options.bundle == .module ? ["bundle": ".module"] : []
    let label: SwiftArguments =
      options.label.map { [nil: .string($0)] + bundle } ?? ["verbatim": .sentence(name)]
    return [
      SwiftModifier("accessibilityElement", ["children": ".ignore"]),
      SwiftModifier("accessibilityLabel", [.call("Text", label)]),
    ]
  }

  private var rootDocumentation: String {
    let title =
      timeline.name.isEmpty
      ? "An animation." : "The animation “\(SwiftString.comment(timeline.name))”."
    let seconds = SwiftNumber.text((timeline.duration * 1000).rounded() / 1000)
    return """
      \(title)

      One cycle lasts \(seconds) second\(seconds == "1" ? "" : "s"). Coordinates count from the center \
      of a view, and those of `position` from its upper left corner.
      """
  }

  private var themeName: String {
    let word = SwiftUIOptions.stem(ofViewName: options.viewName)
    return "\(word.lowercasingFirst)Theme"
  }

  /// The name of the reference to a large theme in the environment.
  private var themeReferenceName: String { "\(themeName)Reference" }

  /// Declares the values of the environment that a view reads.
  func reading(_ type: SwiftType, isLarge: Bool) -> SwiftType {
    var result = type
    func add(_ name: String, _ key: String) {
      let keyword = "@Environment(\\.\(key)) private var"
      if type.needs(.text(name)) { result.members.insert(.property(keyword, name), at: 0) }
    }
    add("environment", "self")
    add("theme", isLarge ? themeReferenceName : themeName)
    return result
  }

  /// The function of the root view that gives it a theme.
  var themeFunction: SwiftFunction {
    let call = SwiftExpression.call("environment", [.text("\\.\(themeName)"), "theme"])
    return SwiftFunction(
      documentation: "The view with a theme.",
      modifiers: String(options.access.modifier.dropLast()), name: "theme",
      parameters: ["_ theme: Theme"], result: "some View", body: [.expression(call)])
  }

  /// The modifier that applies the theme which the state machine chose.
  var machineTheme: SwiftModifier {
    var modifier = SwiftModifier("transformEnvironment", [.text("\\.\(themeName)")])
    let chosen = "theme = Theme.named((machine ?? ownMachine).themeName) ?? theme"
    modifier.closure = SwiftClosure(["theme"], [.expression(.text(chosen))])
    return modifier
  }

  /// The theme as a value of the environment, with the reference to a large one.
  func themeValue(isLarge: Bool) -> SwiftType {
    let theme = "\(options.viewName).Theme"
    let reference = "\(theme).\(ThemeTable.referenceName)"
    let setter =
      isLarge
      ? [
        "  set {", "    self[\(theme).self] = newValue",
        "    self[\(reference).self] = \(reference)(newValue)", "  }",
      ] : ["  set { self[\(theme).self] = newValue }"]
    let value = SwiftDeclaration.verbatim(
      [
        "/// The theme of `\(options.viewName)`.",
        "\(options.access.modifier)var \(themeName): \(theme) {",
        "  get { self[\(theme).self] }",
      ] + setter + ["}"])
    let read = "fileprivate var \(themeReferenceName): \(reference) { self[\(reference).self] }"
    return SwiftType(
      keyword: "extension", name: "EnvironmentValues",
      members: [value] + (isLarge ? [.verbatim([read])] : []))
  }
}

extension SwiftType {
  /// Whether it uses the theme or the environment.
  fileprivate func needs(_ value: SwiftExpression) -> Bool {
    var found = false
    forEachExpression { expression, _ in
      if expression == value || value == .theme && expression.isOfTheme { found = true }
    }
    return found
  }
}

extension SwiftExpression {
  /// Whether it uses the theme or the environment.
  func needs(_ value: SwiftExpression) -> Bool {
    SwiftType(
      keyword: "", name: "", members: [.property("", "", type: "", body: [.expression(self)])]
    ).needs(value)
  }
}

// The stored properties and the initialisers of a root view: its size, and how it is played.
extension ExportPlan {
  static let cycle = "cycle"

  private typealias Parameter = (declaration: String, documentation: String)

  private static let size: [Parameter] = [
    ("contentMode: ContentMode = .fit", "How the design fills the space that is offered."),
    ("alignment: Alignment = .center", "The place of the design in that space."),
  ]

  /// Whether a state machine plays the animation by default.
  private var hasMachine: Bool { timeline.machine != nil }

  /// The declarations, with the times of the animation; `nil` for a view that does not move.
  func rootMembers(_ cycle: SwiftExpression?) -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    if let cycle {
      members.append(
        .property(
          "static let", ExportPlan.cycle, cycle, documentation: "The times of the animation."))
    }
    if hasMachine {
      members += [
        .property(options.target.ownedObject, "ownMachine", .call("Machine")),
        .property("private let", "machine", type: "Machine?"),
      ]
    }
    if cycle != nil {
      let type = hasMachine ? "PlaybackControl?" : "PlaybackControl"
      members.append(.property("private let", "control", type: type))
    }
    return members + [
      .property("private let", "contentMode", type: "ContentMode"),
      .property("private let", "alignment", type: "Alignment"),
    ] + (cycle == nil ? [initialiser("Makes the view.", [], nil)] : playingInitialisers)
  }

  private var playingInitialisers: [SwiftDeclaration] {
    let moment: [SwiftDeclaration] = [
      initialiser(
        "Makes a view of one moment.", [("time: Double", "The moment, in seconds.")],
        ["moment": "time"])
    ]
    let machine: [SwiftDeclaration] = [
      initialiser(
        "Makes a view that a state machine plays.",
        [("machine: Machine? = nil", "The machine; `nil` for one of the view.")], nil)
    ]
    // Without parameters, a state machine plays the view.
    let playback = "playback: Playback" + (hasMachine ? "" : " = .automatic")
    return (hasMachine ? machine : []) + [
      initialiser(
        "Makes a view that plays the animation.",
        [
          (playback, "The part that is played, and how many times."),
          ("speed: Double? = nil", "The playback speed; 2 plays twice as fast."),
          (
            "isPlaying: Binding<Bool>? = nil", "Whether the animation plays; it changes at the end."
          ),
        ], ["playback": "playback", "speed": "speed", "isPlaying": "isPlaying", "onEnd": "onEnd"],
        last: [("onEnd: @escaping () -> Void = {}", "The function that is called at the end.")]),
      initialiser(
        "Makes a view whose animation a player of the app plays.",
        [("player: Player", "The player.")], ["player": "player"]),
    ] + (options.style == .keyframes ? moment : [])
  }

  private func initialiser(
    _ summary: String, _ parameters: [Parameter], _ control: SwiftArguments?,
    last: [Parameter] = []
  ) -> SwiftDeclaration {
    let all = parameters + ExportPlan.size + last
    let list = all.map { parameter in
      "  - \(parameter.declaration.prefix { $0 != ":" }): \(parameter.documentation)"
    }
    var values = control.map {
      [SwiftStatement.assignment("control", .call("PlaybackControl", ["cycle": "Self.cycle"] + $0))]
    }
    if hasMachine {
      values =
        (values ?? [.assignment("control", "nil")]) + [
          .assignment("self.machine", control == nil ? "machine" : "nil")
        ]
    }
    return .function(
      SwiftFunction(
        documentation: ([summary, "", "- Parameters:"] + list).joined(separator: "\n"),
        modifiers: String(options.access.modifier.dropLast()), name: "init",
        parameters: all.map(\.declaration),
        body: (values ?? []) + [
          .assignment("self.contentMode", "contentMode"),
          .assignment("self.alignment", "alignment"),
        ]))
  }
}
