import TimelineModel

// The stored properties and the initialisers of a root view: its size, and how it is played.
extension ExportPlan {
  /// The name of the times of the animation.
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
    // Without parameters, the view is that of the machine.
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
