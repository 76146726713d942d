import Diagnostics
import JSONTree

// Members of state machines: as in players, a wrong one refuses the machine.
extension ObjectReader {
  /// A text.
  mutating func machineText(_ name: StaticString, isRequired: Bool = true) -> String? {
    machineMember(name, "a string", isRequired: isRequired) { $0.string }
  }

  /// A number.
  mutating func machineNumber(_ name: StaticString, isRequired: Bool = true) -> Double? {
    machineMember(name, "a number", isRequired: isRequired) { value in
      value.double.flatMap { abs($0) <= ImportLimits.magnitude ? $0 : nil }
    }
  }

  /// A whole number, at least 0.
  mutating func machineCount(_ name: StaticString) -> Int? {
    machineMember(name, "a whole number from 0 to 4294967295", isRequired: false) { value in
      value.int.flatMap { UInt32(exactly: $0) }.map { Int($0) }
    }
  }

  /// A Boolean.
  mutating func machineFlag(_ name: StaticString, isRequired: Bool = true) -> Bool? {
    machineMember(name, "true or false", isRequired: isRequired) { $0.bool }
  }

  /// One of some words.
  mutating func machineWord<Value>(
    _ name: StaticString, _ values: KeyValuePairs<String, Value>, isRequired: Bool = true
  ) -> Value? {
    let list = values.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return machineMember(name, "one of \(list)", isRequired: isRequired) { value in
      values.first { $0.key == value.string }?.value
    }
  }

  /// The objects of a list.
  mutating func machineList<Element>(
    _ name: StaticString, as kind: ObjectKind, isRequired: Bool = true,
    _ read: (inout ObjectReader) -> Element?
  ) -> [Element] {
    let context = context
    guard
      let list = machineMember(
        name, "an array", isRequired: isRequired, { $0.kind == .array ? $0 : nil })
    else { return [] }
    context.count(.machineParts, list.count, limit: ImportLimits.machineParts)
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
    _ name: StaticString, _ expected: String, isRequired: Bool, _ read: (JSONValue) -> Value?
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
