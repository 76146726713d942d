import Diagnostics
import JSONTree
import StateMachines

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
    switch type {
    case "Numeric":
      let operand = comparedNumber(&reader)
      return isInput(name, .number(0))
        ? operand.map { MachineGuard(name, .number(comparison, $0)) } : nil
    case "Boolean":
      let operand = comparedFlag(&reader)
      return isEquality(comparison) && isInput(name, .flag(false))
        ? operand.map { MachineGuard(name, .flag(comparison, $0)) } : nil
    case "String":
      let operand = comparedText(&reader)
      return isEquality(comparison) && isInput(name, .text(""))
        ? operand.map { MachineGuard(name, .text(comparison, $0)) } : nil
    default:
      reader.refuseType(type, of: "guard")
      return nil
    }
  }

  /// Whether a comparison needs no order, which only numbers have; reports others.
  private func isEquality(_ comparison: MachineComparison) -> Bool {
    if comparison == .equal || comparison == .notEqual { return true }
    report("Only numbers have an order.", member: "conditionType")
    return false
  }

  private func event(_ name: String) -> MachineGuard? {
    if inputs[name] != .event {
      context.refuse(.unknownMachineName, member: "inputName", "There is no event \"\(name)\".")
    }
    return MachineGuard(name, .event)
  }

  /// Whether there is an input of a type; reports others.
  func isInput(_ name: String, _ example: MachineInput.Value) -> Bool {
    if name == StateMachine.elapsedTime, case .number = example { return true }
    if let value = inputs[name], value.isSameType(as: example) { return true }
    report("There is no \(example.title) input \"\(name)\".", member: "inputName")
    return false
  }

  /// The value that a number is compared with; players refuse names of unknown inputs.
  private func comparedNumber(_ reader: inout ObjectReader) -> MachineOperand<Double>? {
    guard let value = compared(&reader) else { return nil }
    if let number = value.double { return .value(number) }
    guard let text = value.string else { return nil }
    if text.hasPrefix("@") { return text == StateMachine.elapsedTime ? .input(text) : nil }
    let name = text.withoutDollar
    refuseUnknown(name, .number(0))
    return text.hasPrefix("$") ? .input(name) : nil
  }

  private func comparedFlag(_ reader: inout ObjectReader) -> MachineOperand<Bool>? {
    guard let value = compared(&reader) else { return nil }
    if let flag = value.bool { return .value(flag) }
    guard let text = value.string else {
      context.refuse(.wrongType, member: "compareTo", "\"compareTo\" is not true or false.")
      return nil
    }
    refuseUnknown(text.withoutDollar, .flag(false))
    return .input(text.withoutDollar)
  }

  private func comparedText(_ reader: inout ObjectReader) -> MachineOperand<String>? {
    guard let text = compared(&reader)?.string else { return nil }
    guard text.hasPrefix("$") else { return .value(text) }
    refuseUnknown(text.withoutDollar, .text(""))
    return .input(text.withoutDollar)
  }

  private func compared(_ reader: inout ObjectReader) -> JSONValue? {
    reader.machineMember(
      "compareTo", "a number, a string, true or false", isRequired: true
    ) { value in
      [.number, .string, .bool].contains(value.kind) ? value : nil
    }
  }

  private func refuseUnknown(_ name: String, _ example: MachineInput.Value) {
    if let value = inputs[name], value.isSameType(as: example) { return }
    context.refuse(
      .unknownMachineName, member: "compareTo", "There is no \(example.title) input \"\(name)\".")
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
