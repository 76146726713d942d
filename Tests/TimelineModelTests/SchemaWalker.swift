import JSONTree
import SceneModel
import TestSupport
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Makes random values that a JSON Schema describes.
///
/// Names come from those that were made before, so that most timelines are meaningful too.
struct SchemaWalker {
  /// The schema.
  let root: JSONValue
  private let validator: SchemaValidator
  private(set) var random: SeededRandom
  private var identifierCount = 0
  private var constants: [String] = []
  /// The properties that actions can name, with a value of their type.
  private var properties: [(target: String, value: PropertyValue)] = []
  /// The type of the last target.
  private var lastValue = PropertyValue.number(0)
  private var isInTargets = false
  private var lastEvent = -1

  /// The depth at which alternatives and optional members end.
  private static let deepest = 7

  /// Makes a generator; equal seeds make equal values.
  init(root: JSONValue, seed: UInt64) {
    self.root = root
    validator = SchemaValidator(root: root)
    random = SeededRandom(seed: seed)
  }

  /// A random timeline: its views first, then events that name them.
  mutating func timeline() -> JSONNode {
    let frame = object(root, without: ["events"], depth: 0)
    properties = SchemaWalker.properties(of: frame)
    guard case .object(var fields) = frame, let events = root["properties"]?["events"] else {
      return frame
    }
    fields.append(JSONField("events", value(events, depth: 1)))
    return .object(fields)
  }

  /// The properties of the views of a timeline without events; none of one that is refused.
  private static func properties(
    of frame: JSONNode
  ) -> [(target: String, value: PropertyValue)] {
    guard let timeline = try? Timeline.read(from: JSONWriter.bytes(frame)) else { return [] }
    return timeline.canvas.root.preorder.flatMap { view in
      view.node.kind.properties.map { ("\(view.node.id).\($0.key.rawValue)", $0.initial) }
    }
  }

  private mutating func chance(_ share: Double) -> Bool { random.number(0...1) < share }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  /// A value of a schema.
  mutating func value(_ schema: JSONValue, named name: String = "", depth: Int) -> JSONNode {
    if name == "event" { return event() }
    if let reference = schema["$ref"]?.string, let definition = reference.split(separator: "/").last
    {
      if schema["type"] != nil || schema["properties"] != nil || schema["allOf"] != nil {
        return object(schema, without: [], depth: depth)
      }
      return self.definition(String(definition), named: name, depth: depth)
    }
    if let constant = schema["const"] { return JSONNode(constant) }
    if name == "kind", chance(0.6), let word = schema["enum"].flatMap({ frequentKind($0) }) {
      return .string(word)
    }
    if let words = schema["enum"] { return pick(words.elements.map { JSONNode($0) }) ?? .null }
    if let parts = schema["anyOf"] ?? schema["oneOf"] {
      let all = parts.elements.map { $0 }
      let part = depth > Self.deepest ? all[0] : pick(all) ?? all[0]
      return value(part, named: name, depth: depth + 1)
    }
    return plainValue(schema, depth: depth)
  }

  /// One of the kinds that have children, if it is allowed.
  private mutating func frequentKind(_ words: JSONValue) -> String? {
    let allowed = words.elements.compactMap(\.string)
    return pick(["group", "shape", "ellipse", "fill", "frames"].filter { allowed.contains($0) })
  }

  private mutating func event() -> JSONNode {
    lastEvent += chance(0.6) ? 1 : 2
    return .number(Double(lastEvent))
  }

  private mutating func definition(_ name: String, named member: String, depth: Int) -> JSONNode {
    switch name {
    case "identifier": return .string(identifier(named: member))
    case "target":
      let found = target()
      return .string(found)
    case "property": return .string(target().split(separator: ".").last.map(String.init) ?? "x")
    case "targets":
      let first = target()
      guard chance(0.4) else { return .string(first) }
      let others = properties.filter { $0.value.isSameKind(as: lastValue) }.map(\.target)
      return .array(([first] + others.prefix(2)).map { .string($0) })
    case "value", "velocity": return lastValue.randomNode(using: &random)
    case "pathData": return pick(["M 0,0 L 10,0 Z", "M 1,2 C 1,2 3,4 5,6", ""]) ?? ""
    default:
      guard let schema = root["$defs"]?.member(name) else { return .null }
      return value(schema, named: member, depth: depth + 1)
    }
  }

  private mutating func identifier(named member: String) -> String {
    if member == "id" || member.isEmpty && constants.isEmpty && properties.isEmpty {
      identifierCount += 1
      return "v\(identifierCount)"
    }
    if ["curve", "duration", "delay", "after", "step"]
      .contains(member)
    {
      return pick(constants) ?? "missing"
    }
    return pick(properties.map(\.target)).map { String($0.prefix { $0 != "." }) } ?? "missing"
  }

  private mutating func target() -> String {
    guard let found = pick(properties) else { return "missing.opacity" }
    lastValue = found.value
    return found.target
  }

  private mutating func plainValue(_ schema: JSONValue, depth: Int) -> JSONNode {
    switch schema["type"]?.string {
    case "boolean": return .bool(chance(0.5))
    case "integer":
      let low = schema["minimum"]?.double ?? 0
      return .number(Swift.max(low, number(schema).rounded()))
    case "number": return .number(number(schema))
    case "string": return string(schema)
    case "array": return array(schema, depth: depth)
    default: return object(schema, without: [], depth: depth)
    }
  }

  private mutating func number(_ schema: JSONValue) -> Double {
    let low = schema["minimum"]?.double ?? -100
    let high = schema["maximum"]?.double ?? 100
    if chance(0.06) { return pick([low, high]) ?? low }
    let start = Swift.max(low, -20)
    return random.number(start...Swift.max(start, Swift.min(high, 20)))
  }

  private mutating func string(_ schema: JSONValue) -> JSONNode {
    if let example = schema["examples"] { return JSONNode(example[0] ?? example) }
    guard let pattern = schema["pattern"]?.string else {
      return pick(["", "a", "b/ü.png", "two words"]) ?? ""
    }
    let samples = ["0.05 px", "2 degrees", "1/255", "#FF8000", "#ff800080", "v1"]
    return .string(samples.first { SchemaValidator.matches($0, pattern) } ?? "")
  }

  private mutating func array(_ schema: JSONValue, depth: Int) -> JSONNode {
    if let parts = schema["prefixItems"] {
      return .array(parts.elements.map { value($0, depth: depth + 1) })
    }
    let low = schema["minItems"]?.int ?? 0
    let high = Swift.min(schema["maxItems"]?.int ?? 3, Swift.max(low, depth > 4 ? low + 1 : 3))
    let count = Int(random.number(Double(low)...Double(high)).rounded())
    guard let items = schema["items"] else { return [] }
    return .array((0..<count).map { _ in value(items, depth: depth + 1) })
  }

  /// An object with required and some optional members.
  private mutating func object(
    _ schema: JSONValue, without excluded: Set<String>, depth: Int
  ) -> JSONNode {
    let share = depth > Self.deepest ? 0 : 0.4
    return .object(members(schema, without: excluded, share: share, depth: depth))
  }

  /// The members of an object, of which optional ones are there with a probability.
  private mutating func members(
    _ schema: JSONValue, without excluded: Set<String>, share: Double, depth: Int
  ) -> [JSONField] {
    var fields: [JSONField] = []
    var seen = excluded
    if let names = schema["propertyNames"], let values = schema["additionalProperties"] {
      return map(from: names, to: values, atLeast: schema["minProperties"]?.int ?? 0, depth: depth)
    }
    // Conditions depend on members, and add others.
    for round in 0..<4 {
      let rules = self.rules(schema, for: round > 0 ? .object(fields) : nil)
      let required = Set(rules.flatMap(\.required))
      for member in rules.flatMap(\.members) where seen.insert(member.name).inserted {
        let rest = member.name == "children" || member.name == "constants"
        guard required.contains(member.name) || chance(rest && depth < 6 ? 0.7 : share) else {
          continue
        }
        fields.append(
          JSONField(member.name, value(member.schema, named: member.name, depth: depth + 1)))
      }
    }
    return fields
  }

  private mutating func map(
    from names: JSONValue, to values: JSONValue, atLeast low: Int, depth: Int
  ) -> [JSONField] {
    var fields: [JSONField] = []
    for _ in 0..<Swift.max(low, chance(0.5) ? 1 : 2) {
      let isTarget = names["$ref"]?.string?.hasSuffix("/identifier") != true
      var name = "c\(identifierCount)"
      if isTarget {
        name = JSONNode.text(value(names, depth: depth))
      } else {
        identifierCount += 1
        constants.append(name)
      }
      guard !fields.contains(where: { $0.name == name }) else { continue }
      fields.append(JSONField(name, value(values, depth: depth + 1)))
    }
    return fields
  }

  private struct Rules {
    var members: [(name: String, schema: JSONValue)] = []
    var required: [String] = []
  }

  /// The members that a schema allows in an object, with the conditions that it meets.
  ///
  /// - Parameter object: The members so far; `nil` for the members without conditions.
  private func rules(_ schema: JSONValue, for object: JSONNode?) -> [Rules] {
    var own = Rules()
    if let properties = schema["properties"] {
      own.members = properties.members.map { ($0.name, $0.value) }
    }
    own.required = schema["required"]?.elements.compactMap(\.string) ?? []
    var all = [own]
    if let name = schema["$ref"]?.string?.split(separator: "/").last,
      let definition = root["$defs"]?.member(String(name))
    {
      all += rules(definition, for: object)
    }
    for part in schema["allOf"].map({ Array($0.elements) }) ?? [] {
      all += rules(part, for: object)
    }
    if let object, let condition = schema["if"] {
      let next = validator.isValid(object, condition) ? schema["then"] : schema["else"]
      if let next { all += rules(next, for: object) }
    }
    return all
  }
}

extension JSONNode {
  /// The text of a string; empty for other values.
  fileprivate static func text(_ node: JSONNode) -> String {
    if case .string(let text) = node { text } else { "" }
  }
}

extension PropertyValue {
  /// A value of the same type.
  fileprivate func randomNode(using random: inout SeededRandom) -> JSONNode {
    switch self {
    case .flag: .bool(random.number(0...1) < 0.5)
    case .number: .number(random.number(-3...3).rounded())
    case .vector: .numbers([random.number(-3...3), random.number(-3...3)])
    case .color: "#FF8000"
    case .numbers: .numbers([random.number(0...1), random.number(0...1)])
    case .path: "M 0,0 L 10,0 Z"
    case .text: "word"
    }
  }
}
