import Diagnostics
import JSONTree
import StateMachines
import TimelineModel

extension MachineForm {
  /// The word of a condition on an event.
  static let fired = "fired"
  /// The word of an event among inputs.
  static let event = "event"
  /// The member of an object that holds a text which would mean something else.
  static let text = "text"

  /// The signs of comparisons.
  private static let signs: [(sign: String, comparison: MachineComparison)] = [
    ("==", .equal), ("!=", .notEqual), (">", .greater), (">=", .greaterOrEqual), ("<", .less),
    ("<=", .lessOrEqual),
  ]

  /// The inputs, by name.
  static let inputs = ValueForm<[MachineInput]>(
    .map(to: .reference("machineInput"), needsSome: false)
  ) { reader, place in
    let members = reader.members(
      place, "an object of inputs, such as {“isOn”: false}", limit: TimelineLimits.machineInputs,
      of: "inputs")
    return members?.compactMap { name, place in
      if name.isEmpty || name.hasPrefix("@") || name.hasPrefix("$") {
        reader.report(
          "names of inputs are not empty and do not begin with @ or $", at: place.pointer,
          .unfitValue)
      }
      guard let value = reader.inputValue(place) else { return nil }
      reader.inputTypes[name] = value
      return MachineInput(name, value)
    }
  } write: { inputs, _ in
    .object(inputs.map { JSONField($0.name, node($0.value)) })
  }

  private static func node(_ value: MachineInput.Value) -> JSONNode {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .event: .string(event)
    case .text(let text): text == event ? [MachineForm.text: .string(text)] : .string(text)
    }
  }

  /// A value of an input in the schema.
  static var valueSchema: SchemaPart {
    .any([.reference("number"), .boolean, .string, literal])
  }

  /// A text that is no name, in the schema.
  static var literal: SchemaPart {
    SchemaPart.object([.required(text, .string)]).described(
      "A text that begins with $, or that is a word of this form.")
  }

  /// Conditions in files: an object, or several if one input has conditions that do not follow each other.
  static let guards = ValueForm<[MachineGuard]>(.reference("machineConditions")) { reader, place in
    let objects = place.value.kind == .array ? place.elements : [place]
    return objects.flatMap { reader.conditions($0) }
  } write: { guards, _ in
    let objects = MachineForm.grouped(guards).map { group in
      JSONNode.object(group.map { JSONField($0.input, node($0.guards)) })
    }
    return objects.count == 1 ? objects[0] : .array(objects)
  }

  /// The guards of one input in an object.
  private typealias Entry = (input: String, guards: [MachineGuard])

  /// Guards as objects in which no input and no comparison repeats.
  private static func grouped(_ guards: [MachineGuard]) -> [[Entry]] {
    var groups: [[Entry]] = [[]]
    for condition in guards {
      let group = groups[groups.count - 1]
      if let last = group.last, last.input == condition.input, joins(condition, last.guards) {
        groups[groups.count - 1][group.count - 1].guards.append(condition)
      } else if group.contains(where: { $0.input == condition.input }) {
        groups.append([(condition.input, [condition])])
      } else {
        groups[groups.count - 1].append((condition.input, [condition]))
      }
    }
    return groups
  }

  private static func joins(_ condition: MachineGuard, _ others: [MachineGuard]) -> Bool {
    let signs = others.map { sign($0) }
    return sign(condition) != nil && !signs.contains(nil) && !signs.contains(sign(condition))
  }

  private static func sign(_ condition: MachineGuard) -> String? {
    let comparison: MachineComparison? =
      switch condition.test {
      case .number(let comparison, _), .flag(let comparison, _), .text(let comparison, _):
        comparison
      case .event: nil
      }
    return signs.first { $0.comparison == comparison }?.sign
  }

  /// The conditions on one input: a value for equality, otherwise an object of comparisons.
  private static func node(_ guards: [MachineGuard]) -> JSONNode {
    if guards.count == 1, guards[0].test == .event { return .string(fired) }
    if guards.count == 1, sign(guards[0]) == signs[0].sign { return operand(of: guards[0]) }
    return .object(
      guards.map { JSONField(sign($0) ?? "", operand(of: $0)) })
  }

  private static func operand(of condition: MachineGuard) -> JSONNode {
    switch condition.test {
    case .number(_, let operand): node(operand) { .number($0) }
    case .flag(_, let operand): node(operand) { .bool($0) }
    case .text(_, let operand): node(operand, MachineForm.node)
    case .event: .string(fired)
    }
  }

  /// A value, or the name of an input.
  static func node<Value>(
    _ operand: MachineOperand<Value>, _ node: (Value) -> JSONNode
  ) -> JSONNode {
    switch operand {
    case .value(let value): node(value)
    case .input(let name): .string(name.hasPrefix("@") ? name : "$" + name)
    }
  }

  /// A text, as an object if it would mean the name of an input.
  static func node(_ text: String) -> JSONNode {
    text.hasPrefix("$") ? [MachineForm.text: .string(text)] : .string(text)
  }

  /// Conditions in the schema.
  static var guardSchema: SchemaPart {
    let comparisons = (["type": "object", "minProperties": 1] as SchemaPart)
      .adding(signs.map { .optional($0.sign, valueSchema) })
      .adding("additionalProperties", false)
    let conditions = SchemaPart.map(to: .any([valueSchema, comparisons]), needsSome: false)
    return SchemaPart.any([conditions, .array(of: conditions)])
      .described("Conditions by input; in a list, those of all objects must hold.")
  }
}

extension TimelineReader {
  fileprivate mutating func inputValue(_ place: ReadPlace) -> MachineInput.Value? {
    switch place.value.kind {
    case .number: return number(place).map { .number($0) }
    case .bool: return place.value.bool.map { .flag($0) }
    case .string:
      let text = place.value.string ?? ""
      return text == MachineForm.event ? .event : .text(text)
    case .object: return literalText(place).map { .text($0) }
    case .array, .null:
      expected("a number, true, false, a text or “\(MachineForm.event)”", at: place)
      return nil
    }
  }

  /// Reads the text of an object such as `{"text": "$5"}`.
  private mutating func literalText(_ place: ReadPlace) -> String? {
    guard var members = object(place, "a text") else { return nil }
    let text = required(&members, MachineForm.text) { $0.string($1) }
    finish(members, "a text")
    return text
  }

  /// Reads an object of conditions.
  fileprivate mutating func conditions(_ place: ReadPlace) -> [MachineGuard] {
    let members = members(place, "an object of conditions, such as {“isOn”: true}") ?? []
    return members.flatMap { name, place in
      machineInput(name, at: place).map { conditions(on: name, $0, place) } ?? []
    }
  }

  private mutating func conditions(
    on name: String, _ type: MachineInput.Value, _ place: ReadPlace
  ) -> [MachineGuard] {
    if type == .event {
      guard place.value.string == MachineForm.fired else {
        report(
          "\(ReadPlace.quoted(name)) is an event; expected “\(MachineForm.fired)”, found "
            + place.found, at: place.pointer, .unfitValue)
        return []
      }
      return [MachineGuard(name, .event)]
    }
    guard place.value.kind == .object, place.value.member(MachineForm.text) == nil else {
      return test(.equal, of: type, place).map { [MachineGuard(name, $0)] } ?? []
    }
    if place.value.count == 0 {
      expected("comparisons, such as {“>=”: 2}", at: place)
    }
    return place.members.compactMap { sign, place in
      guard let comparison = MachineForm.comparison(sign) else {
        report(
          "there is no comparison \(ReadPlace.quoted(sign)); use one of \(MachineForm.signList)",
          at: place.pointer)
        return nil
      }
      return test(comparison, of: type, place).map { MachineGuard(name, $0) }
    }
  }

  private mutating func test(
    _ comparison: MachineComparison, of type: MachineInput.Value, _ place: ReadPlace
  ) -> MachineGuard.Test? {
    let isOrder = comparison != .equal && comparison != .notEqual
    switch type {
    case .number: return numberOperand(place).map { .number(comparison, $0) }
    case .flag, .text:
      guard !isOrder else {
        report("only numbers have an order", at: place.pointer, .unfitValue)
        return nil
      }
      if case .flag = type { return flagOperand(place).map { .flag(comparison, $0) } }
      return textOperand(place).map { .text(comparison, $0) }
    case .event: return nil
    }
  }
}

extension MachineForm {
  /// The comparison of a sign.
  fileprivate static func comparison(_ sign: String) -> MachineComparison? {
    signs.first { $0.sign == sign }?.comparison
  }

  fileprivate static var signList: String { signs.map { "“\($0.sign)”" }.joined(separator: ", ") }
}

// Values and names of inputs.
extension TimelineReader {
  /// The type of an input; reports an unknown one.
  mutating func machineInput(_ name: String, at place: ReadPlace) -> MachineInput.Value? {
    if name == StateMachine.elapsedTime { return .number(0) }
    if let type = inputTypes[name] { return type }
    let names = inputTypes.keys.sorted()
    let list = names.isEmpty ? "" : "; the inputs are \(names.joined(separator: ", "))"
    let hint = Suggestion.text(for: name, among: names)
    report(
      "there is no input \(ReadPlace.quoted(name))\(hint.isEmpty ? list : hint)",
      at: place.pointer, .unknownName)
    return nil
  }

  /// Reads a value, or the name of an input of a type behind a dollar sign.
  private mutating func operand<Value>(
    _ place: ReadPlace, like example: MachineInput.Value,
    _ read: (inout TimelineReader, ReadPlace) -> Value?
  ) -> MachineOperand<Value>? {
    let text = place.value.string ?? ""
    guard text == StateMachine.elapsedTime || text.hasPrefix("$") else {
      return dependent { read(&$0, place) }.map { .value($0) }
    }
    let name = text == StateMachine.elapsedTime ? text : String(text.dropFirst())
    guard let type = machineInput(name, at: place) else { return nil }
    if type.isSameType(as: example) { return .input(name) }
    report(
      "\(ReadPlace.quoted(name)) is \(type.description), not \(example.description)",
      at: place.pointer, .unfitValue)
    return nil
  }

  /// Reads a number or the name of an input.
  mutating func numberOperand(_ place: ReadPlace) -> MachineOperand<Double>? {
    operand(place, like: .number(0)) { $0.number($1) }
  }

  /// Reads a Boolean or the name of an input.
  mutating func flagOperand(_ place: ReadPlace) -> MachineOperand<Bool>? {
    operand(place, like: .flag(false)) { ValueForm.flag.read(&$0, $1) }
  }

  /// Reads a text or the name of an input.
  mutating func textOperand(_ place: ReadPlace) -> MachineOperand<String>? {
    place.value.kind == .object
      ? literalText(place).map { .value($0) } : operand(place, like: .text("")) { $0.string($1) }
  }
}

extension MachineInput.Value {
  /// The type in a message.
  var description: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .event: "an event"
    }
  }
}
