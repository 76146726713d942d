import Diagnostics
import JSONTree
import StateMachines

extension MachineReader {
  /// Reads a list of actions without those that have no effect.
  func actions(_ name: JSONName, isRequired: Bool = false, _ reader: inout ObjectReader)
    -> [MachineAction]
  {
    reader.machineList(name, as: .machineAction, isRequired: isRequired, action)
  }

  /// Reads an action; `nil` for one that has no effect.
  private func action(_ reader: inout ObjectReader) -> MachineAction? {
    let type = reader.machineText("type") ?? ""
    switch type {
    case "SetFrame": return number("value", &reader).map { .setFrame($0) }
    case "SetProgress": return number("value", &reader).map { .setProgress($0) }
    case "SetTheme": return reader.machineText("value").flatMap { setTheme(reference($0)) }
    case "OpenUrl":
      let target = reader.machineText("target") ?? ""
      return reader.machineText("url").map { .openURL(reference($0), target: target) }
    case "FireCustomEvent": return reader.machineText("value").map { .send($0) }
    default: return inputAction(type, &reader)
    }
  }

  /// Reads an action on an input; `nil` for one that has no effect.
  private func inputAction(_ type: String, _ reader: inout ObjectReader) -> MachineAction? {
    guard let inputType = MachineReader.inputTypes[type] else {
      reader.refuseType(type, of: "action")
      return nil
    }
    let name = reader.machineText("inputName") ?? ""
    let action = action(type, on: name, &reader)
    guard !name.hasPrefix("@") else {
      report("The input \"\(name)\" cannot be set.", member: "inputName")
      return nil
    }
    return isInput(name, inputType) ? action : nil
  }

  /// The types of the inputs that actions change, by the types of the actions; empty for any type.
  private static let inputTypes = [
    "SetNumeric": "Numeric", "SetBoolean": "Boolean", "SetString": "String", "Toggle": "Boolean",
    "Increment": "Numeric", "Decrement": "Numeric", "Multiply": "Numeric", "Floor": "Numeric",
    "Clamp": "Numeric", "SetRandom": "Numeric", "Reset": "", "Fire": "Event",
  ]

  private func action(
    _ type: String, on name: String, _ reader: inout ObjectReader
  ) -> MachineAction? {
    switch type {
    case "SetNumeric": return number("value", &reader).map { .setNumber(name, $0) }
    case "SetBoolean": return flag("value", &reader).map { .setFlag(name, $0) }
    case "SetString": return reader.machineText("value").map { .setText(name, text($0)) }
    case "Toggle": return .toggle(name)
    case "Increment": return .increment(name, by: step(&reader))
    case "Decrement": return .decrement(name, by: step(&reader))
    case "Multiply": return number("value", &reader).map { .multiply(name, by: $0) }
    case "Floor": return .floor(name)
    case "Clamp": return bounds(&reader).map { .clamp(name, min: $0, max: $1) }
    case "SetRandom":
      let isWhole = reader.machineFlag("integer", isRequired: false) ?? false
      return bounds(&reader).map { .setRandom(name, min: $0, max: $1, isWhole: isWhole) }
    case "Reset": return .reset(name)
    default: return .fire(name)
    }
  }
}

// Values of actions.
extension MachineReader {
  /// The action that changes the theme; `nil` for a theme that the archive does not have.
  private func setTheme(_ theme: MachineOperand<String>) -> MachineAction? {
    if case .value(let id) = theme, !id.isEmpty, !surroundings.themes.contains(id) {
      report("The archive has no theme \"\(id)\".", member: "value")
      return nil
    }
    return .setTheme(theme)
  }

  /// A number or the name of an input; `nil` for an unknown input, as players ignore the action.
  private func number(
    _ member: JSONName, isRequired: Bool = true, _ reader: inout ObjectReader
  ) -> MachineOperand<Double>? {
    let value = reader.machineMember(member, "a number or a string", isRequired: isRequired) {
      [.number, .string].contains($0.kind) ? $0 : nil
    }
    guard let value else { return nil }
    if let number = value.double { return .value(number) }
    let text = value.string ?? ""
    if text == StateMachine.elapsedTime { return .input(text) }
    if text.hasPrefix("$"), case .number? = inputs[text.withoutDollar] {
      return .input(text.withoutDollar)
    }
    report("There is no Numeric input \"\(text)\"; names begin with \"$\".", member: member)
    return nil
  }

  private func flag(_ member: JSONName, _ reader: inout ObjectReader) -> MachineOperand<Bool>? {
    let value = reader.machineMember(member, "a Boolean or a string", isRequired: true) {
      [.bool, .string].contains($0.kind) ? $0 : nil
    }
    guard let value else { return nil }
    if let flag = value.bool { return .value(flag) }
    let name = (value.string ?? "").withoutDollar
    if case .flag? = inputs[name] { return .input(name) }
    report("There is no Boolean input \"\(name)\".", member: member)
    return nil
  }

  /// A text that names a String input, or the text itself.
  private func text(_ text: String) -> MachineOperand<String> {
    if case .text? = inputs[text.withoutDollar] { return .input(text.withoutDollar) }
    return .value(text)
  }

  /// A text that names a String input with a dollar sign, or the text itself.
  private func reference(_ text: String) -> MachineOperand<String> {
    text.hasPrefix("$") ? self.text(text) : .value(text)
  }

  /// The step of a number; `nil` without one, and 1 for an unknown input.
  private func step(_ reader: inout ObjectReader) -> MachineOperand<Double>? {
    guard reader.value("value") != nil else { return nil }
    return number("value", &reader) ?? .value(1)
  }

  /// The bounds of a number; `nil` where an input is unknown.
  private func bounds(
    _ reader: inout ObjectReader
  ) -> (MachineOperand<Double>?, MachineOperand<Double>?)? {
    let low = number("min", isRequired: false, &reader)
    let high = number("max", isRequired: false, &reader)
    let isComplete =
      (low != nil || reader.value("min") == nil) && (high != nil || reader.value("max") == nil)
    return isComplete ? (low, high) : nil
  }
}

// Interactions.
extension MachineReader {
  /// Reads an interaction; `nil` for one that never happens.
  func interaction(_ reader: inout ObjectReader) -> MachineInteraction? {
    guard let type = reader.machineText("type") else { return nil }
    let trigger = trigger(type, &reader)
    let actions = actions("actions", isRequired: true, &reader)
    return trigger.map { MachineInteraction($0, actions) }
  }

  private func trigger(
    _ type: String, _ reader: inout ObjectReader
  ) -> MachineInteraction.Trigger? {
    let pointers: [String: MachinePointer] = [
      "PointerDown": .down, "PointerUp": .up, "Click": .click, "PointerEnter": .enter,
      "PointerExit": .exit, "PointerMove": .move,
    ]
    if let pointer = pointers[type] { return self.pointer(pointer, &reader) }
    guard type == "OnComplete" || type == "OnLoopComplete" else {
      reader.refuseType(type, of: "interaction")
      return nil
    }
    let state = reader.machineText("stateName") ?? ""
    guard stateNames.contains(state) else {
      report("There is no state \"\(state)\".", member: "stateName")
      return nil
    }
    return type == "OnComplete" ? .complete(state: state) : .loop(state: state)
  }

  private func pointer(
    _ pointer: MachinePointer, _ reader: inout ObjectReader
  ) -> MachineInteraction.Trigger? {
    guard pointer != .move, let layer = reader.machineText("layerName", isRequired: false) else {
      return .pointer(pointer, target: nil)
    }
    guard surroundings.layers.contains(layer) else {
      report("The design has no layer \"\(layer)\".", member: "layerName")
      return nil
    }
    return .pointer(pointer, target: layer)
  }
}

extension MachineReader {
  /// Reads a guard; `nil` for one that never holds.
  func condition(_ reader: inout ObjectReader) -> MachineGuard? {
    let type = reader.machineText("type")
    let name = reader.machineText("inputName") ?? ""
    guard type != "Event" else { return event(name) }
    let comparisons: KeyValuePairs<String, MachineComparison> = [
      "Equal": .equal, "NotEqual": .notEqual, "GreaterThan": .greater,
      "GreaterThanOrEqual": .greaterOrEqual, "LessThan": .less, "LessThanOrEqual": .lessOrEqual,
    ]
    guard let comparison = reader.machineWord("conditionType", comparisons) else { return nil }
    let test: MachineGuard.Test?
    switch type {
    case "Numeric": test = comparedNumber(&reader).map { .number(comparison, $0) }
    case "Boolean": test = comparedFlag(&reader).map { .flag(comparison, $0) }
    case "String": test = comparedText(&reader).map { .text(comparison, $0) }
    default:
      reader.refuseType(type, of: "guard")
      return nil
    }
    guard type == "Numeric" || comparison == .equal || comparison == .notEqual else {
      report("Only numbers have an order.", member: "conditionType")
      return nil
    }
    guard let type, isInput(name, type) else { return nil }
    return test.map { MachineGuard(name, $0) }
  }

  private func event(_ name: String) -> MachineGuard? {
    if inputs[name] != .event {
      context.refuse(.unknownMachineName, member: "inputName", "There is no event \"\(name)\".")
    }
    return MachineGuard(name, .event)
  }

  /// Whether there is an input of a type, or of any type if it is empty; reports a missing one.
  private func isInput(_ name: String, _ type: String) -> Bool {
    if name == StateMachine.elapsedTime && type == "Numeric" { return true }
    if let input = inputs[name], type.isEmpty || input.title == type { return true }
    report("There is no \(type.isEmpty ? "" : "\(type) ")input \"\(name)\".", member: "inputName")
    return false
  }

  /// The value that a number is compared with; players refuse names of unknown inputs.
  private func comparedNumber(_ reader: inout ObjectReader) -> MachineOperand<Double>? {
    guard let value = compared(&reader) else { return nil }
    if let number = value.double { return .value(number) }
    guard let text = value.string else { return nil }
    if text.hasPrefix("@") { return text == StateMachine.elapsedTime ? .input(text) : nil }
    let name = text.withoutDollar
    refuseUnknown(name, "Numeric")
    return text.hasPrefix("$") ? .input(name) : nil
  }

  private func comparedFlag(_ reader: inout ObjectReader) -> MachineOperand<Bool>? {
    guard let value = compared(&reader) else { return nil }
    if let flag = value.bool { return .value(flag) }
    guard let text = value.string else {
      context.refuse(.wrongType, member: "compareTo", "\"compareTo\" is not true or false.")
      return nil
    }
    refuseUnknown(text.withoutDollar, "Boolean")
    return .input(text.withoutDollar)
  }

  private func comparedText(_ reader: inout ObjectReader) -> MachineOperand<String>? {
    guard let text = compared(&reader)?.string else { return nil }
    guard text.hasPrefix("$") else { return .value(text) }
    refuseUnknown(text.withoutDollar, "String")
    return .input(text.withoutDollar)
  }

  private func compared(_ reader: inout ObjectReader) -> JSONValue? {
    reader.machineMember(
      "compareTo", "a number, a string, true or false", isRequired: true
    ) { value in
      [.number, .string, .bool].contains(value.kind) ? value : nil
    }
  }

  private func refuseUnknown(_ name: String, _ type: String) {
    guard inputs[name]?.title != type else { return }
    context.refuse(
      .unknownMachineName, member: "compareTo", "There is no \(type) input \"\(name)\".")
  }
}

extension String {
  /// The text without leading dollar signs, which mark names of inputs.
  var withoutDollar: String { String(drop { $0 == "$" }) }
}

extension MachineInput.Value {
  /// The type in dotLottie's words.
  var title: String {
    switch self {
    case .number: "Numeric"
    case .flag: "Boolean"
    case .text: "String"
    case .event: "Event"
    }
  }
}
