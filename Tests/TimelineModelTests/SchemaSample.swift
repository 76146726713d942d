import JSONTree

@testable import TimelineFormat
@testable import TimelineModel

/// Makes values that a JSON Schema describes.
struct SchemaSample {
  /// The schema.
  let root: JSONValue

  /// The members of views of a kind.
  struct Members {
    /// The members of all views of the kind.
    var common: [JSONField] = []
    /// The names of the required members of the kind.
    var required: [String] = []
    /// The members of views whose options add members.
    var conditional: [JSONField] = []
    /// Those of views without such options.
    var otherwise: [JSONField] = []
    /// The names of the options that add members.
    var conditions: Set<String> = []

    /// Sets the options that conditions of members require.
    fileprivate mutating func meet(_ fields: [JSONField]) {
      common = common.map { field in fields.first { $0.name == field.name } ?? field }
    }

    /// Options that add members, and all others except those that they exclude.
    var complete: [JSONField] { common + conditional }
    /// All members of views without options that add others.
    var plain: [JSONField] { common.filter { !conditions.contains($0.name) } + otherwise }
    /// All members.
    var all: [JSONField] { complete + otherwise }
    /// The required members.
    var minimal: [JSONField] { common.filter { required.contains($0.name) } }
  }

  /// The members of views of a kind except `children`, each with a value other than the default.
  func members(of kind: String) -> Members {
    var result = Members()
    guard let definition = root["$defs"]?.member(kind) else { return result }
    result.common = fields(definition)
    result.required = names(definition["required"])
    for part in elements(definition["allOf"]) {
      result.conditional += fields(part["then"])
      result.otherwise += fields(part["else"])
      for condition in [part["if"]].compactMap(\.self) + elements(part["if"]?["anyOf"]) {
        result.conditions.formUnion(names(condition["required"]))
        result.meet(fields(condition))
      }
    }
    return result
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    value.map { Array($0.elements) } ?? []
  }

  private func names(_ value: JSONValue?) -> [String] { elements(value).compactMap(\.string) }

  private func fields(_ schema: JSONValue?, depth: Int = 0) -> [JSONField] {
    guard let members = schema?["properties"]?.members else { return [] }
    return members.filter { $0.name != "children" }.map {
      JSONField($0.name, value($0.value, depth: depth))
    }
  }

  /// A value other than the default; of alternatives the last one, or the first one far inside.
  func value(_ schema: JSONValue, depth: Int = 0) -> JSONNode {
    if let example = schema["examples"]?[0] { return JSONNode(example) }
    if let name = schema["$ref"]?.string?.split(separator: "/").last,
      let definition = root["$defs"]?.member(String(name))
    {
      return value(definition, depth: depth)
    }
    if let words = schema["enum"]?.elements {
      let standard = schema["default"].map { JSONNode($0) }
      return words.map { JSONNode($0) }.last { $0 != standard } ?? nil
    }
    if let parts = schema["anyOf"]?.elements, let first = parts.first, let last = parts.last {
      return value(depth > 1 ? first : last, depth: depth + 1)
    }
    return plainValue(schema, depth: depth)
  }

  private func plainValue(_ schema: JSONValue, depth: Int) -> JSONNode {
    switch schema["type"]?.string {
    case "boolean": return .bool(!(schema["default"]?.bool ?? false))
    case "integer": return .number((schema["minimum"]?.double ?? 0) + 2)
    case "number": return 0.375
    case "string": return "b/ü.png"
    case "array":
      if let parts = schema["prefixItems"]?.elements { return .array(parts.map { value($0) }) }
      let count = max(schema["minItems"]?.int ?? 0, 1)
      let element = schema["items"].map { value($0, depth: depth) } ?? nil
      return .array(Array(repeating: element, count: count))
    default:
      return .object(fields(schema, depth: depth))
    }
  }
}
