import Diagnostics
import JSONTree
import StateMachines

/// Reads a state machine of a dotLottie archive.
///
/// Players refuse a machine as a whole if a member that they know is wrong; so does this reader. Parts that name what
/// does not exist have no effect in players; they are reported and left out.
struct MachineReader {
  /// The parts of the design that a machine can name.
  struct Surroundings {
    /// The identifier of the animation.
    var animation = ""
    /// The names of the markers.
    var markers: Set<String> = []
    /// The names of the layers of all compositions.
    var layers: Set<String> = []
    /// The identifiers of the themes of the archive.
    var themes: Set<String> = []
  }

  /// The state of reading, with places in the file of the machine.
  let context = ImportContext()
  /// The parts of the design that the machine can name.
  let surroundings: Surroundings
  /// The inputs, by name.
  var inputs: [String: MachineInput.Value] = [:]
  var stateNames: Set<String> = []

  /// Reads the text of a machine.
  ///
  /// - Returns: The machine, or `nil` for one that players refuse, and the findings, whose messages name their places.
  static func read(
    _ bytes: [UInt8], named name: String, in surroundings: Surroundings
  ) -> (machine: StateMachine?, findings: [Diagnostic]) {
    var reader = MachineReader(surroundings: surroundings)
    defer { reader.context.free() }
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, depthLimit: ImportLimits.machineDepth)
    } catch {
      return (nil, [located(refusal(error.diagnostic), in: name)])
    }
    reader.context.report(document.toleranceFindings)
    let machine = document.withRoot { reader.machine($0, named: name) }
    let findings = reader.context.diagnostics.items.map { located($0, in: name) }
    guard let failure = reader.context.failure else { return (machine, findings) }
    return (nil, findings + [located(refusal(failure.diagnostic), in: name)])
  }

  /// A finding whose message has the place: pointers of findings are places in the animation.
  private static func located(_ finding: Diagnostic, in name: String) -> Diagnostic {
    var finding = finding
    let place = finding.pointer.isEmpty ? "" : " at \(finding.pointer)"
    finding.message = "State machine \"\(name)\"\(place): \(finding.message)"
    finding.pointer = ""
    return finding
  }

  /// The finding about a machine that is not imported.
  private static func refusal(_ finding: Diagnostic) -> Diagnostic {
    Diagnostic(
      .refusedStateMachine, message: finding.message + " The state machine is not imported.",
      pointer: finding.pointer)
  }
}

// The machine and its inputs.
extension MachineReader {
  private mutating func machine(_ root: JSONValue, named name: String) -> StateMachine? {
    guard var reader = ObjectReader(root, as: .stateMachine, in: context) else {
      context.refuse(.wrongType, "The root is not an object.")
      return nil
    }
    defer { reader.finish() }
    let initial = reader.machineText("initial") ?? ""
    let names = readInputs(&reader)
    // Transitions lead to states after them, too.
    if let list = reader.value("states"), list.kind == .array {
      stateNames = Set(list.elements.compactMap { $0["name"]?.string })
    }
    var states = reader.machineList("states", as: .machineState) { [self] in state(&$0) }
    let interactions = reader.machineList(
      "interactions", as: .machineInteraction, isRequired: false
    ) { [self] in interaction(&$0) }
    checkStates(states, initial: initial)
    guard !context.isRefused else { return nil }
    findMarkers(of: &states)
    findAnimations(of: &states)
    return StateMachine(
      name: name, initial: initial,
      inputs: names.compactMap { name in inputs[name].map { MachineInput(name, $0) } },
      states: states, interactions: interactions)
  }

  /// Reads the inputs, and returns their names in the order of the file.
  private mutating func readInputs(_ reader: inout ObjectReader) -> [String] {
    let context = context
    let list = reader.machineList("inputs", as: .machineInput, isRequired: false) {
      reader -> MachineInput? in
      guard let input = MachineReader.input(&reader) else { return nil }
      guard input.name.isEmpty || input.name.hasPrefix("@") || input.name.hasPrefix("$") else {
        return input
      }
      context.report(
        .unknownMachineName, member: "name",
        "No guard and no action can use the input \"\(input.name)\", which is left out.")
      return nil
    }
    var names: [String] = []
    for input in list {
      guard let old = inputs[input.name] else {
        inputs[input.name] = input.value
        names.append(input.name)
        continue
      }
      report("Another input has the name \"\(input.name)\".", member: "inputs")
      if old.isSameType(as: input.value) { inputs[input.name] = input.value }
    }
    return names
  }

  private static func input(_ reader: inout ObjectReader) -> MachineInput? {
    let type = reader.machineText("type")
    guard let name = reader.machineText("name") else { return nil }
    switch type {
    case "Numeric": return reader.machineNumber("value").map { MachineInput(name, .number($0)) }
    case "Boolean": return reader.machineFlag("value").map { MachineInput(name, .flag($0)) }
    case "String": return reader.machineText("value").map { MachineInput(name, .text($0)) }
    case "Event": return MachineInput(name, .event)
    default:
      reader.refuseType(type, of: "input")
      return nil
    }
  }

  /// Reports a part that has no effect.
  func report(_ message: String, member: JSONName) {
    context.report(.unknownMachineName, member: member, message)
  }
}

// Members of state machines: as in players, a wrong one refuses the machine.
extension ObjectReader {
  mutating func machineText(_ name: JSONName, isRequired: Bool = true) -> String? {
    machineMember(name, "a string", isRequired: isRequired) { $0.string }
  }

  mutating func machineNumber(_ name: JSONName, isRequired: Bool = true) -> Double? {
    machineMember(name, "a number", isRequired: isRequired) { value in
      value.double.flatMap { abs($0) <= ImportLimits.magnitude ? $0 : nil }
    }
  }

  /// A whole number, at least 0.
  mutating func machineCount(_ name: JSONName) -> Int? {
    machineMember(name, "a whole number from 0 to 4294967295", isRequired: false) { value in
      value.int.flatMap { UInt32(exactly: $0) }.map { Int($0) }
    }
  }

  /// A Boolean.
  mutating func machineFlag(_ name: JSONName, isRequired: Bool = true) -> Bool? {
    machineMember(name, "true or false", isRequired: isRequired) { $0.bool }
  }

  /// One of some words.
  mutating func machineWord<Value>(
    _ name: JSONName, _ values: KeyValuePairs<String, Value>, isRequired: Bool = true
  ) -> Value? {
    let list = values.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return machineMember(name, "one of \(list)", isRequired: isRequired) { value in
      values.first { $0.key == value.string }?.value
    }
  }

  /// The objects of a list.
  mutating func machineList<Element>(
    _ name: JSONName, as kind: ObjectKind, isRequired: Bool = true,
    _ read: (inout ObjectReader) -> Element?
  ) -> [Element] {
    let context = context
    guard
      let list = machineMember(
        name, "an array", isRequired: isRequired, { $0.kind == .array ? $0 : nil })
    else { return [] }
    context.count(.machineParts, list.count)
    return context.at(name) {
      list.elements.enumerated().compactMap { index, value in
        guard !context.isRefused else { return nil }
        return context.at(index) {
          guard value.kind == .object else {
            context.refuse(.wrongType, "The element is of type \(value.kind), not an object.")
            return nil
          }
          return context.object(value, as: kind, read)
        }
      }
    }
  }

  /// A member; a missing one that is required and one of another form refuse the machine.
  mutating func machineMember<Value>(
    _ name: JSONName, _ expected: String, isRequired: Bool, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = value(name) else {
      if isRequired { context.refuse(.missingMember, "\"\(name)\" is missing.") }
      return nil
    }
    if let result = read(value) { return result }
    context.refuse(.wrongType, member: name, "\"\(name)\" is not \(expected).")
    return nil
  }

  /// Refuses an object of an unknown type; a missing type was refused before.
  mutating func refuseType(_ type: String?, of kind: String) {
    guard let type else { return }
    let word = type.prefix(ObjectReader.longestWord)
    context.refuse(
      .unknownOption, member: "type", "The type \"\(word)\" of the \(kind) is unknown.")
  }

  /// The longest word of a message, in characters.
  private static let longestWord = 60
}
