import Diagnostics
import Geometry
import StateMachines
import TimelineModel
import ViewTree

// The state machine of a view in generated code: its states and events as types, its inputs as properties.
extension ExportPlan {
  private static let reservedInputs: Set<String> = [
    "areas", "clock", "fire", "flag", "isStill", "number", "onEvent", "onMessage", "onOpenURL",
    "openURL", "pointer", "session", "set", "start", "state", "stateName", "stop", "text",
    "themeName", "time", "track", "values", "views",
  ]

  private var access: String { options.access.modifier }

  /// The declarations of the state machine beside the view; none without one.
  var machineDeclarations: [SwiftDeclaration] {
    guard let machine = timeline.machine else { return [] }
    let names = machine.states.filter { !$0.isGlobal }.map(\.name)
    let (states, events) = (cases("StateName", "The states.", names, "state"), events(of: machine))
    return [states, events, rules(of: machine), members(of: machine, firesEvents: events != nil)]
      .compactMap { $0.map { .type($0) } }
  }

  private func events(of machine: StateMachine) -> SwiftType? {
    let names = machine.inputs.filter { $0.value == .event }.map(\.name)
    return names.isEmpty
      ? nil : cases("Event", "The events, which `fire(_:)` of the machine fires.", names, "event")
  }

  private func cases(
    _ name: String, _ documentation: String, _ values: [String], _ word: String
  ) -> SwiftType {
    var used: Set<String> = []
    let cases = values.map { value -> SwiftDeclaration in
      let name = used.insertUnique(ExportPlan.name(value, word))
      return .enumerationCase(name == value ? name : "\(name) = \(SwiftString.literal(value))")
    }
    return SwiftType(
      documentation: documentation, keyword: "nonisolated \(access)enum", name: name,
      inherited: ["String", "Sendable"], members: cases)
  }

  private static func name(_ text: String, _ otherwise: String) -> String {
    let nearest = SwiftIdentifier.nearest(to: text) ?? otherwise
    let name = nearest.lowercasingFirst
    // An optional has cases with these names.
    return ["none", "some"].contains(name) ? "\(name)\(otherwise.uppercasingFirst)" : name
  }

  /// The rules of the machine, the frames that it plays and the targets of the pointer.
  private func rules(of machine: StateMachine) -> SwiftType {
    SwiftType(
      documentation: "The rules of the state machine.", keyword: "fileprivate enum",
      name: "MachineRules",
      members: [
        .property("static let", "machine", MachineLiteral.machine(machine)),
        .property("static let", "track", MachineLiteral.track(timeline.machineTrack, of: machine)),
        .property("static let", "areas", type: "[MachineArea]", .array(areas(of: machine))),
      ])
  }

  /// The boxes of the views that the pointer can meet, from frame to frame.
  private func areas(of machine: StateMachine) -> [SwiftExpression] {
    let targets = Set(MachineSession.pointerTargets(of: machine))
    let views = TrackedViews(targets, in: timeline.canvas)
    var boxes = views.identifiers.map { _ in [(frame: Double, box: Rect)]() }
    guard !boxes.isEmpty else { return [] }
    var session = TimelineSession(timeline)
    for frame in 0..<timeline.frameCount {
      session.advance(to: Double(frame) / timeline.frameRate)
      for (index, box) in views.boxes(in: session.scene).enumerated() {
        let rounded = box.isEmpty ? Rect.empty : box.rounded
        if let last = boxes[index].last?.box, last.isNear(rounded) { continue }
        boxes[index].append((Double(frame), rounded))
      }
    }
    return zip(views.identifiers, boxes).map { name, boxes -> SwiftExpression in
      let list = boxes.map { frame, box -> SwiftExpression in
        let numbers = box.isEmpty ? [0, 0, 0, 0] : [box.minX, box.minY, box.width, box.height]
        let names = ["x", "y", "width", "height"]
        let arguments = SwiftArguments(zip(names, numbers).map { ($0, .number($1)) })
        return .tuple([.number(frame), .call("CGRect", arguments)])
      }
      return .call("MachineArea", [.string(name), .array(list)])
    }
  }

  private func members(of machine: StateMachine, firesEvents: Bool) -> SwiftType {
    let view = options.viewName
    let rules = "\(view).MachineRules"
    var members: [SwiftDeclaration] = [
      .verbatim([
        "/// Makes a machine, which starts in its first state when a view shows it.",
        "\(access)convenience init() {",
        "  self.init(\(rules).machine, \(rules).track, \(rules).areas)",
        "}",
      ]),
      .verbatim([
        "/// The current state; `nil` before the start.",
        "\(access)var state: \(view).StateName? { \(view).StateName(rawValue: stateName) }",
      ]),
    ]
    var used = ExportPlan.reservedInputs
    members += machine.inputs.compactMap { input in
      property(input, &used).map { .verbatim($0) }
    }
    if firesEvents {
      members.append(
        .verbatim([
          "/// Fires an event.",
          "\(access)func fire(_ event: \(view).Event) { fire(event: event.rawValue) }",
        ]))
    }
    return SwiftType(
      documentation: "The state machine of the view.", keyword: "extension",
      name: "\(options.supportNamespace).Machine<\(view)>", members: members)
  }

  private func property(_ input: MachineInput, _ used: inout Set<String>) -> [String]? {
    let (type, kind): (String, String)
    switch input.value {
    case .number: (type, kind) = ("Double", "number")
    case .flag: (type, kind) = ("Bool", "flag")
    case .text: (type, kind) = ("String", "text")
    case .event: return nil
    }
    let name = used.insertUnique(ExportPlan.name(input.name, "input"))
    let literal = SwiftString.literal(input.name)
    return [
      "/// The input “\(SwiftString.comment(input.name))”.",
      "\(access)var \(name): \(type) {",
      "  get { \(kind)(\(literal)) }",
      "  set { set(\(literal), to: .\(kind)(newValue)) }",
      "}",
    ]
  }
}

extension StateMachine {
  /// Whether an action changes the theme.
  var choosesTheme: Bool {
    let actions = states.flatMap { $0.onEntry + $0.onExit } + interactions.flatMap(\.actions)
    return actions.contains { if case .setTheme = $0 { true } else { false } }
  }
}

extension Rect {
  /// The distance of edges that a pointer does not tell apart, in points.
  private static let pointerTolerance = 2.0

  /// Whether a pointer does not tell the box from another one.
  fileprivate func isNear(_ other: Rect) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty == other.isEmpty }
    let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return distances.allSatisfy { abs($0) <= Rect.pointerTolerance }
  }

  /// The box with corners at half points.
  fileprivate var rounded: Rect {
    func half(_ value: Double) -> Double { (value * 2).rounded() / 2 }
    return Rect(minX: half(minX), minY: half(minY), maxX: half(maxX), maxY: half(maxY))
  }
}

/// The parts of a state machine as literals of the types in the support file.
enum MachineLiteral {
  static func machine(_ machine: StateMachine) -> SwiftExpression {
    let states: SwiftArguments = ["states": .array(machine.states.map(state))]
    let inputs = list("inputs", machine.inputs) { pair(.string($0.name), literal($0.value)) }
    let interactions = list("interactions", machine.interactions) {
      pair(literal($0.trigger), .array($0.actions.map { literal($0) }))
    }
    return .call(
      "StateMachine", ["initial": .string(machine.initial)] + inputs + states + interactions)
  }

  /// The frames that it plays, with the markers that its states name.
  static func track(_ track: MachineTrack, of machine: StateMachine) -> SwiftExpression {
    let names = Set(machine.states.compactMap { $0.playback?.segment })
    let arguments: SwiftArguments = [
      "frameRate": .number(track.frameRate), "frameCount": .number(track.frameCount),
    ]
    let markers = list("markers", names.sorted().compactMap { track.marker(named: $0) }) {
      .call(
        ".init",
        [nil: .string($0.name), "start": .exact($0.start), "duration": .exact($0.duration)])
    }
    return .call("MachineTrack", arguments + markers)
  }

  private static func state(_ state: MachineState) -> SwiftExpression {
    let playback = state.playback.map(playback) ?? "nil"
    let isStandard = playback == .call("MachinePlayback")
    return .call(
      ".init",
      [nil: .string(state.name)] + (isStandard ? [] : ["playback": playback])
        + list("transitions", state.transitions) { transition($0) }
        + list("onEntry", state.onEntry) { literal($0) }
        + list("onExit", state.onExit) { literal($0) })
  }

  private static func playback(_ playback: MachinePlayback) -> SwiftExpression {
    var arguments: SwiftArguments = []
    if let segment = playback.segment { arguments += ["segment": .string(segment)] }
    if playback.mode != .forward { arguments += ["mode": literal(playback.mode)] }
    if playback.speed != 1 { arguments += ["speed": .number(playback.speed)] }
    if playback.loops { arguments += ["loops": .flag(true)] }
    if playback.loopCount != 0 { arguments += ["loopCount": .text(String(playback.loopCount))] }
    if playback.autoplay { arguments += ["autoplay": .flag(true)] }
    if playback.isFinal { arguments += ["isFinal": .flag(true)] }
    return .call("MachinePlayback", arguments)
  }

  private static func transition(_ transition: MachineTransition) -> SwiftExpression {
    var arguments: SwiftArguments =
      ["to": .string(transition.to)]
      + list("if", transition.guards) { pair(.string($0.input), literal($0.test)) }
    if let tween = transition.tween {
      let (first, second) = (tween.curve.c1, tween.curve.c2)
      let numbers = [first.x, first.y, second.x, second.y].map { SwiftExpression.exact($0) }
      let curve = SwiftExpression.call(".init", SwiftArguments(numbers))
      arguments += ["tween": .call(".init", ["duration": .exact(tween.duration), "curve": curve])]
    }
    return .call(".init", arguments)
  }

  /// An argument with a list; none for an empty list.
  private static func list<Value>(
    _ label: String, _ values: [Value], _ literal: (Value) -> SwiftExpression
  ) -> SwiftArguments {
    values.isEmpty ? [] : [label: .array(values.map(literal))]
  }

  /// A structure of two values without labels.
  private static func pair(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
    .call(".init", [first, second])
  }

  /// A text, a flag, a number, or a case of an enumeration with its values.
  ///
  /// The support file declares the enumerations of the module `StateMachines`, so that names and labels are equal.
  private static func literal(_ value: Any) -> SwiftExpression {
    switch value {
    case let text as String: return .string(text)
    case let flag as Bool: return .flag(flag)
    case let number as Double: return .number(number)
    default: break
    }
    let mirror = Swift.Mirror(reflecting: value)
    let content = mirror.children.first
    if mirror.displayStyle == .optional { return content.map { literal($0.value) } ?? "nil" }
    guard let content, let name = content.label else { return .text(".\(value)") }
    let values = Swift.Mirror(reflecting: content.value)
    guard values.displayStyle == .tuple else { return .call(".\(name)", [literal(content.value)]) }
    // The labels of values without one are their numbers, as in `.0`.
    let arguments = values.children.map { label, value in
      (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, literal(value))
    }
    return .call(".\(name)", SwiftArguments(arguments))
  }
}
