import JSONTree

/// A part of a JSON Schema.
struct SchemaPart: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var fields: [JSONField]

  /// The part as JSON.
  var node: JSONNode { .object(fields) }

  /// Makes a part of keywords.
  init(dictionaryLiteral elements: (String, JSONNode)...) {
    fields = elements.map { JSONField($0, $1) }
  }

  /// The part with another keyword.
  func adding(_ keyword: String, _ value: JSONNode) -> SchemaPart {
    var result = self
    result.fields.append(JSONField(keyword, value))
    return result
  }

  /// The part without the values of another one.
  func excluding(_ other: SchemaPart) -> SchemaPart { adding("not", other.node) }

  /// The part with a condition: values that meet the first part need to meet the second.
  func requiring(_ consequence: SchemaPart, if condition: SchemaPart) -> SchemaPart {
    adding("if", condition.node).adding("then", consequence.node)
  }

  /// The part with a description, if any.
  func described(_ text: String?) -> SchemaPart {
    text.map { adding("description", .string($0)) } ?? self
  }

  /// The part with the default that files may omit.
  func defaulting(to value: JSONNode) -> SchemaPart { adding("default", value) }

  /// The part with a value that is valid.
  func example(_ value: JSONNode) -> SchemaPart { adding("examples", [value]) }
}

extension SchemaPart {
  /// A flag.
  static let boolean: SchemaPart = ["type": "boolean"]
  /// A text.
  static let string: SchemaPart = ["type": "string"]

  /// A text of a form.
  static func string(pattern: String) -> SchemaPart {
    ["type": "string", "pattern": .string(pattern)]
  }

  /// A number in a range.
  static func number(in range: ClosedRange<Double>) -> SchemaPart {
    [
      "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
    ]
  }

  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> SchemaPart {
    [
      "type": "integer", "minimum": .number(Double(range.lowerBound)),
      "maximum": .number(Double(range.upperBound)),
    ]
  }

  /// One of some words.
  static func words(_ words: [String]) -> SchemaPart {
    ["enum": .array(words.map { .string($0) })]
  }

  /// A definition of the schema.
  static func reference(_ name: String) -> SchemaPart {
    ["$ref": .string("#/$defs/" + name)]
  }

  /// One or more of some alternatives.
  static func any(_ parts: [SchemaPart]) -> SchemaPart { ["anyOf": .array(parts.map(\.node))] }

  /// Exactly one of some alternatives.
  static func one(of parts: [SchemaPart]) -> SchemaPart { ["oneOf": .array(parts.map(\.node))] }

  /// An array of equal elements, with optional bounds of their number.
  static func array(of element: SchemaPart, counts: PartialRangeFrom<Int>? = nil) -> SchemaPart {
    let array: SchemaPart = ["type": "array", "items": element.node]
    return counts.map { array.adding("minItems", .number(Double($0.lowerBound))) } ?? array
  }

  /// An array of equal elements, with bounds of their number.
  static func array(of element: SchemaPart, counts: ClosedRange<Int>) -> SchemaPart {
    array(of: element, counts: counts.lowerBound...)
      .adding("maxItems", .number(Double(counts.upperBound)))
  }

  /// An array with an element for each part.
  static func tuple(_ parts: [SchemaPart]) -> SchemaPart {
    let count = JSONNode.number(Double(parts.count))
    return [
      "type": "array", "prefixItems": .array(parts.map(\.node)), "minItems": count,
      "maxItems": count,
    ]
  }

  /// An object whose members' names and values have one form each; by default with at least one member.
  static func map(
    from name: SchemaPart = .string, to value: SchemaPart, needsSome: Bool = true
  ) -> SchemaPart {
    let map: SchemaPart = [
      "type": "object", "propertyNames": name.node, "additionalProperties": value.node,
    ]
    return needsSome ? map.adding("minProperties", 1) : map
  }

  /// The condition that an object has a member.
  static func has(_ name: String) -> SchemaPart { ["required": [.string(name)]] }

  /// An array of several elements of any form.
  static let several: SchemaPart = ["type": "array", "minItems": 2]
}

/// A member of an object in a JSON Schema.
struct SchemaMember {
  /// The name.
  let name: String
  /// The form of the value.
  let part: SchemaPart
  /// Whether files must have it.
  let isRequired: Bool

  /// A member that files may leave out.
  static func optional(_ name: String, _ part: SchemaPart) -> SchemaMember {
    SchemaMember(name: name, part: part, isRequired: false)
  }

  /// A member that files must have.
  static func required(_ name: String, _ part: SchemaPart) -> SchemaMember {
    SchemaMember(name: name, part: part, isRequired: true)
  }
}

extension SchemaPart {
  /// An object with these members and no others.
  static func object(_ members: [SchemaMember]) -> SchemaPart {
    (["type": "object"] as SchemaPart).adding(members).adding("additionalProperties", false)
  }

  /// The part with the members of an object; others are not excluded.
  func adding(_ members: [SchemaMember]) -> SchemaPart {
    let properties = members.map { JSONField($0.name, $0.part.node) }
    let required = members.filter(\.isRequired).map { JSONNode.string($0.name) }
    let result = properties.isEmpty ? self : adding("properties", .object(properties))
    return required.isEmpty ? result : result.adding("required", .array(required))
  }
}

/// Parts of the schema to which others refer by their names.
typealias SchemaDefinitions = KeyValuePairs<String, SchemaPart>
