import Diagnostics
import Geometry
import StateMachines
import TimelineModel
import ViewTree

// The state machine of a view in generated code: its states and events as types, its inputs as properties.
extension ExportPlan {
  /// The names of members that inputs must not have.
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

  /// The events; `nil` without any.
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

  /// The inputs and the events of the machine.
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

  /// The property of an input; `nil` for events.
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
    let distances = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return distances.allSatisfy { abs($0) <= Rect.pointerTolerance }
  }

  /// The box with corners at half points.
  fileprivate var rounded: Rect {
    func half(_ value: Double) -> Double { (value * 2).rounded() / 2 }
    return Rect(minX: half(minX), minY: half(minY), maxX: half(maxX), maxY: half(maxY))
  }
}
