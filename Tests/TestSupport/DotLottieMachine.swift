import Geometry
package import StateMachines

/// The JSON of state machines as dotLottie archives have it, as dictionaries.
///
/// It is written independently of the readers, which tests compare with it.
package enum DotLottieMachine {
  package typealias Object = [String: Any]

  /// The object of a machine.
  package static func object(of machine: StateMachine) -> Object {
    [
      "initial": machine.initial, "inputs": machine.inputs.map(input),
      "states": machine.states.map(state), "interactions": machine.interactions.map(interaction),
    ]
  }

  private static func input(_ input: MachineInput) -> Object {
    var object: Object = ["name": input.name]
    switch input.value {
    case .number(let value): (object["type"], object["value"]) = ("Numeric", value)
    case .flag(let value): (object["type"], object["value"]) = ("Boolean", value)
    case .text(let value): (object["type"], object["value"]) = ("String", value)
    case .event: object["type"] = "Event"
    }
    return object
  }

  private static func state(_ state: MachineState) -> Object {
    var object: Object = [
      "type": state.isGlobal ? "GlobalState" : "PlaybackState", "name": state.name,
      "transitions": state.transitions.map(transition),
      "entryActions": state.onEntry.map(action), "exitActions": state.onExit.map(action),
    ]
    guard let playback = state.playback else { return object }
    object["animation"] = playback.animation
    object["segment"] = playback.segment
    object["mode"] =
      ["Forward", "Reverse", "Bounce", "ReverseBounce"][
        MachinePlaybackMode.allCases.firstIndex(of: playback.mode) ?? 0]
    object["speed"] = playback.speed
    object["loop"] = playback.loops
    object["loopCount"] = playback.loopCount
    object["autoplay"] = playback.autoplay
    object["backgroundColor"] = Int(playback.background)
    object["final"] = playback.isFinal
    return object
  }

  private static func transition(_ transition: MachineTransition) -> Object {
    var object: Object = ["type": "Transition", "toState": transition.to]
    object["guards"] = transition.guards.isEmpty ? nil : transition.guards.map(condition)
    guard let tween = transition.tween else { return object }
    object["type"] = "Tweened"
    object["duration"] = tween.duration
    object["easing"] = [tween.curve.c1.x, tween.curve.c1.y, tween.curve.c2.x, tween.curve.c2.y]
    return object
  }

  private static func condition(_ condition: MachineGuard) -> Object {
    var object: Object = ["inputName": condition.input]
    func compare(_ type: String, _ comparison: MachineComparison, _ operand: Any) {
      object["type"] = type
      object["conditionType"] = comparisons[comparison]
      object["compareTo"] = operand
    }
    switch condition.test {
    case .number(let comparison, let operand): compare("Numeric", comparison, value(operand))
    case .flag(let comparison, let operand): compare("Boolean", comparison, value(operand))
    case .text(let comparison, let operand): compare("String", comparison, value(operand))
    case .event: object["type"] = "Event"
    }
    return object
  }

  private static let comparisons: [MachineComparison: String] = [
    .equal: "Equal", .notEqual: "NotEqual", .greater: "GreaterThan",
    .greaterOrEqual: "GreaterThanOrEqual", .less: "LessThan", .lessOrEqual: "LessThanOrEqual",
  ]

  private static func value<Value>(_ operand: MachineOperand<Value>) -> Any {
    switch operand {
    case .value(let value): value
    case .input(let name): name.hasPrefix("@") ? name : "$" + name
    }
  }

  /// The object of an action.
  package static func action(_ action: MachineAction) -> Object {
    var object: Object = [:]
    func make(_ type: String, _ members: Object = [:]) {
      object = members
      object["type"] = type
      object["inputName"] = action.input
    }
    switch action {
    case .setNumber(_, let operand): make("SetNumeric", ["value": value(operand)])
    case .setFlag(_, let operand): make("SetBoolean", ["value": value(operand)])
    case .setText(_, let operand): make("SetString", ["value": value(operand)])
    case .toggle: make("Toggle")
    case .increment(_, let operand):
      make("Increment", ["value": operand.map { value($0) } as Any?].present)
    case .decrement(_, let operand):
      make("Decrement", ["value": operand.map { value($0) } as Any?].present)
    case .multiply(_, let operand): make("Multiply", ["value": value(operand)])
    case .floor: make("Floor")
    case .clamp(_, let low, let high):
      make("Clamp", ["min": low.map { value($0) }, "max": high.map { value($0) }].present)
    case .setRandom(_, let low, let high, let isWhole):
      make(
        "SetRandom",
        ["min": low.map { value($0) }, "max": high.map { value($0) }, "integer": isWhole].present)
    case .reset: make("Reset")
    case .fire: make("Fire")
    case .setFrame(let operand): make("SetFrame", ["value": value(operand)])
    case .setProgress(let operand): make("SetProgress", ["value": value(operand)])
    case .setTheme(let operand): make("SetTheme", ["value": value(operand)])
    case .openURL(let operand, let target):
      make("OpenUrl", ["url": value(operand), "target": target])
    case .send(let message): make("FireCustomEvent", ["value": message])
    }
    return object
  }

  private static func interaction(_ interaction: MachineInteraction) -> Object {
    var object: Object = ["actions": interaction.actions.map(action)]
    switch interaction.trigger {
    case .pointer(let pointer, let target):
      object["type"] = pointers[pointer]
      object["layerName"] = target
    case .complete(let state): (object["type"], object["stateName"]) = ("OnComplete", state)
    case .loop(let state): (object["type"], object["stateName"]) = ("OnLoopComplete", state)
    }
    return object
  }

  private static let pointers: [MachinePointer: String] = [
    .down: "PointerDown", .up: "PointerUp", .click: "Click", .enter: "PointerEnter",
    .exit: "PointerExit", .move: "PointerMove",
  ]
}

extension [String: Any?] {
  /// The members with a value.
  fileprivate var present: [String: Any] { compactMapValues { $0 } }
}
