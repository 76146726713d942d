import Diagnostics
import JSONTree
import StateMachines

/// The member that tells the kind of an action.
private enum Verb: String, CaseIterable {
  case set, toggle, increment, decrement, multiply, floor, clamp, random, reset, fire
  case frame, progress, theme, open, send

  /// The names of the numbers beside the verb.
  var numbers: [String] {
    switch self {
    case .increment, .decrement, .multiply: ["by"]
    case .clamp, .random: ["min", "max"]
    default: []
    }
  }
}

extension MachineForm {
  /// A list of actions.
  static let actions = ValueForm<[MachineAction]>(.array(of: .reference("machineAction"))) {
    reader, place in
    reader.array(place, "actions")?.flatMap { reader.machineActions($0) }
  } write: { actions, _ in
    .array(actions.map { .object(fields($0)) })
  }

  private static func fields(_ action: MachineAction) -> [JSONField] {
    switch action {
    case .setNumber(let name, let operand): set(name, number(operand))
    case .setFlag(let name, let operand): set(name, node(operand) { .bool($0) })
    case .setText(let name, let operand): set(name, node(operand, node))
    case .toggle(let name): fields(.toggle, name)
    case .increment(let name, let step): fields(.increment, name, step)
    case .decrement(let name, let step): fields(.decrement, name, step)
    case .multiply(let name, let factor): fields(.multiply, name, factor)
    case .floor(let name): fields(.floor, name)
    case .clamp(let name, let low, let high): fields(.clamp, name, low, high)
    case .setRandom(let name, let low, let high, let isWhole):
      fields(.random, name, low, high) + (isWhole ? [JSONField("whole", .bool(true))] : [])
    case .reset(let name): fields(.reset, name)
    case .fire(let name): fields(.fire, name)
    case .setFrame(let operand): [JSONField(Verb.frame.rawValue, number(operand))]
    case .setProgress(let operand): [JSONField(Verb.progress.rawValue, number(operand))]
    case .setTheme(let operand): [JSONField(Verb.theme.rawValue, node(operand, node))]
    case .openURL(let operand, let target):
      [JSONField(Verb.open.rawValue, node(operand, node))]
        + (target.isEmpty ? [] : [JSONField("target", .string(target))])
    case .send(let message): fields(.send, message)
    }
  }

  private static func set(_ name: String, _ value: JSONNode) -> [JSONField] {
    [JSONField(Verb.set.rawValue, .object([JSONField(name, value)]))]
  }

  private static func number(_ operand: MachineOperand<Double>) -> JSONNode {
    node(operand) { .number($0) }
  }

  /// The members of a verb with the name of an input or a message, and of the numbers beside it.
  private static func fields(
    _ verb: Verb, _ name: String, _ numbers: MachineOperand<Double>?...
  ) -> [JSONField] {
    [JSONField(verb.rawValue, .string(name))]
      + zip(verb.numbers, numbers).flatMap { JSONField.list($0, $1.map(number)) }
  }

  /// An action in the schema: the member of its kind, and those that belong to it.
  static var actionSchema: SchemaPart {
    let operand = SchemaPart.any([.reference("number"), .string])
    let text = SchemaPart.any([.string, literal])
    func kind(
      _ verb: Verb, _ summary: String, of part: SchemaPart = .string, _ members: [SchemaMember] = []
    ) -> SchemaPart {
      let numbers = verb.numbers.map {
        SchemaMember(name: $0, part: operand, isRequired: verb == .multiply)
      }
      return .object([.required(verb.rawValue, part.described(summary))] + numbers + members)
    }
    let values = SchemaPart.map(from: .string, to: valueSchema)
    let whole = SchemaMember.optional("whole", SchemaPart.boolean.defaulting(to: false))
    return SchemaPart.one(of: [
      kind(.set, "Sets inputs, by name; $name copies another.", of: values),
      kind(.toggle, "Inverts an input."),
      kind(.increment, "Adds to a number, by default 1."),
      kind(.decrement, "Subtracts from a number, by default 1."),
      kind(.multiply, "Multiplies a number."), kind(.floor, "Rounds a number down."),
      kind(.clamp, "Limits a number."),
      kind(
        .random, "Sets a random number from “min”, by default 0, to “max”, by default 1.", [whole]),
      kind(.reset, "Sets an input to its initial value."), kind(.fire, "Fires an event."),
      kind(.frame, "Shows a frame of the segment, in frames of the cycle.", of: operand),
      kind(.progress, "Shows a frame of the segment, in percent of the cycle.", of: operand),
      kind(.theme, "Asks the app for a theme.", of: text),
      kind(.open, "Asks the app to open an address.", of: text, [.optional("target", .string)]),
      kind(.send, "Sends a message to the app."),
    ])
    .described("An action on inputs, on playback or for the app.")
  }
}

extension TimelineReader {
  /// Reads an action; “set” can have several inputs.
  fileprivate mutating func machineActions(_ place: ReadPlace) -> [MachineAction] {
    guard var members = object(place, "an action"), let verb = choice(&members, of: Verb.self)
    else { return [] }
    // The other kinds are no members that the action can have.
    members = MemberReader(place)
    guard let own = members.take(verb.rawValue) else { return [] }
    let actions =
      verb == .set ? setActions(own) : action(verb, own, &members).map { [$0] } ?? []
    finish(members, "an action “\(verb.rawValue)”")
    return actions
  }

  private mutating func setActions(_ place: ReadPlace) -> [MachineAction] {
    let members = members(
      place, "an object of inputs, such as {“isOn”: true}", needsSome: true)
    return (members ?? []).compactMap { name, place in
      guard let type = settableInput(name, at: place) else { return nil }
      switch type {
      case .number: return numberOperand(place).map { .setNumber(name, $0) }
      case .flag: return flagOperand(place).map { .setFlag(name, $0) }
      case .text: return textOperand(place).map { .setText(name, $0) }
      case .event:
        report(
          "\(ReadPlace.quoted(name)) is an event; write {“fire”: “\(name)”}", at: place.pointer,
          .unfitValue)
        return nil
      }
    }
  }

  private mutating func settableInput(
    _ name: String, at place: ReadPlace
  ) -> MachineInput.Value? {
    guard name != StateMachine.elapsedTime else {
      report("the time since the start cannot be set", at: place.pointer, .unfitValue)
      return nil
    }
    return machineInput(name, at: place)
  }

  private mutating func action(
    _ verb: Verb, _ place: ReadPlace, _ members: inout MemberReader
  ) -> MachineAction? {
    let numbers = verb.numbers.map { name in members.take(name).flatMap { numberOperand($0) } }
    switch verb {
    case .set: return nil
    case .frame: return numberOperand(place).map { .setFrame($0) }
    case .progress: return numberOperand(place).map { .setProgress($0) }
    case .theme: return textOperand(place).map { .setTheme($0) }
    case .send: return string(place).map { .send($0) }
    case .open:
      let target = members.take("target").flatMap { string($0) } ?? ""
      return textOperand(place).map { .openURL($0, target: target) }
    case .toggle: return input(of: verb, place, like: .flag(false)).map { .toggle($0) }
    case .fire: return input(of: verb, place, like: .event).map { .fire($0) }
    case .reset: return input(of: verb, place, like: nil).map { .reset($0) }
    case .floor: return input(of: verb, place).map { .floor($0) }
    case .increment: return input(of: verb, place).map { .increment($0, by: numbers[0]) }
    case .decrement: return input(of: verb, place).map { .decrement($0, by: numbers[0]) }
    case .clamp: return input(of: verb, place).map { .clamp($0, min: numbers[0], max: numbers[1]) }
    case .multiply:
      guard let name = input(of: verb, place) else { return nil }
      if !members.has("by") { report("“by” is missing", at: members.place.pointer) }
      return numbers[0].map { .multiply(name, by: $0) }
    case .random:
      let whole = members.take("whole")
      guard let name = input(of: verb, place) else { return nil }
      let isWhole = whole.flatMap { ValueForm.flag.read(&self, $0) } ?? false
      return .setRandom(name, min: numbers[0], max: numbers[1], isWhole: isWhole)
    }
  }

  /// Reads the name of the input that a verb changes: of a number, or of the type of an example; `nil` for any.
  private mutating func input(
    of verb: Verb, _ place: ReadPlace, like example: MachineInput.Value? = .number(0)
  ) -> String? {
    guard let name = string(place), let type = settableInput(name, at: place) else { return nil }
    guard let example, !type.isSameType(as: example) else { return name }
    report(
      "“\(verb.rawValue)” needs \(example.description); \(ReadPlace.quoted(name)) is "
        + type.description, at: place.pointer, .unfitValue)
    return nil
  }
}
