import Foundation
import JSONTree
import TestSupport

/// Checks values by a JSON Schema with the keywords of the project's schemas; unknown keywords are problems.
struct SchemaValidator {
  let root: JSONValue

  /// The result of a check of one value.
  struct Outcome {
    var problems: [String] = []
    /// The members that keywords have evaluated.
    var evaluated: Set<String> = []

    mutating func take(_ other: Outcome) {
      problems += other.problems
      evaluated.formUnion(other.evaluated)
    }
  }

  /// Whether a value meets a part of the schema.
  func isValid(_ node: JSONNode, _ schema: JSONValue) -> Bool {
    guard let document = try? JSONDocument(parsing: JSONWriter.bytes(node)) else { return false }
    return check(document.root, schema, at: "").problems.isEmpty
  }

  /// The problems of a value, each with its place.
  func problems(_ value: JSONValue) -> [String] { check(value, root, at: "").problems }

  private func check(_ value: JSONValue, _ schema: JSONValue, at place: String) -> Outcome {
    if schema.kind == .bool {
      return Outcome(problems: schema.bool == false ? ["\(place): not allowed"] : [])
    }
    var outcome = Outcome()
    for keyword in schema.members {
      outcome.take(check(value, keyword.name, keyword.value, schema, at: place))
    }
    guard let rest = schema["unevaluatedProperties"] else { return outcome }
    for (name, member) in pairs(value) where !outcome.evaluated.contains(name) {
      outcome.take(check(member, rest, at: "\(place)/\(name)"))
    }
    return outcome
  }

  private func check(
    _ value: JSONValue, _ name: String, _ keyword: JSONValue, _ schema: JSONValue, at place: String
  ) -> Outcome {
    switch name {
    case "$schema", "$defs", "$comment", "title", "description", "default", "examples",
      "animatable",
      "unevaluatedProperties", "then", "else":
      return Outcome()
    case "$ref": return check(value, definition(keyword), at: place)
    case "type":
      return expect(type(value, keyword.string ?? ""), "is no \(keyword.string ?? "")", place)
    case "const": return expect(isEqual(value, keyword), "is another constant", place)
    case "enum":
      return expect(keyword.elements.contains { isEqual(value, $0) }, "is no such word", place)
    case "minimum": return number(value, place) { $0 >= keyword.double ?? 0 }
    case "maximum": return number(value, place) { $0 <= keyword.double ?? 0 }
    case "pattern": return pattern(value, keyword.string ?? "", place)
    case "minItems", "maxItems", "prefixItems", "items":
      return elements(value, name, keyword, schema, at: place)
    case "if", "not", "allOf", "anyOf", "oneOf":
      return combination(value, name, keyword, schema, at: place)
    default: return members(value, name, keyword, schema, at: place)
    }
  }

  private func combination(
    _ value: JSONValue, _ name: String, _ keyword: JSONValue, _ schema: JSONValue, at place: String
  ) -> Outcome {
    let inside = check(value, keyword, at: place)
    let each = keyword.elements.map { check(value, $0, at: place) }
    let passing = each.filter(\.problems.isEmpty)
    var outcome = Outcome()
    switch name {
    case "if":
      if inside.problems.isEmpty { outcome.take(inside) }
      let next = schema.member(inside.problems.isEmpty ? "then" : "else")
      if let next { outcome.take(check(value, next, at: place)) }
    case "not": outcome.take(expect(!inside.problems.isEmpty, "is what it must not be", place))
    case "allOf": for one in each { outcome.take(one) }
    default:
      for one in passing { outcome.take(one) }
      let isRight = name == "oneOf" ? passing.count == 1 : !passing.isEmpty
      if !isRight {
        outcome.problems = ["\(place): \(passing.count) of \(name)"] + each.flatMap(\.problems)
      }
    }
    return outcome
  }

  private func members(
    _ value: JSONValue, _ name: String, _ keyword: JSONValue, _ schema: JSONValue, at place: String
  ) -> Outcome {
    guard value.kind == .object else { return Outcome() }
    var outcome = Outcome()
    switch name {
    case "required":
      for member in keyword.elements.compactMap(\.string) where value.member(member) == nil {
        outcome.problems.append("\(place): \(member) is missing")
      }
    case "dependentRequired":
      for (member, others) in pairs(keyword) where value.member(member) != nil {
        outcome.take(members(value, "required", others, schema, at: place))
      }
    case "minProperties":
      outcome = expect(value.count >= keyword.int ?? 0, "has too few members", place)
    case "properties":
      for rule in keyword.members {
        guard let inside = value.member(rule.name) else { continue }
        outcome.take(check(rule.name, inside, rule.value, at: place))
      }
    case "additionalProperties":
      for (member, inside) in pairs(value) where schema["properties"]?.member(member) == nil {
        outcome.take(check(member, inside, keyword, at: place))
      }
    case "propertyNames":
      for (member, _) in pairs(value) where !isValid(.string(member), keyword) {
        outcome.problems.append("\(place)/\(member): is no such name")
      }
    default: outcome.problems.append("the keyword \(name) is unknown")
    }
    return outcome
  }

  /// Checks a member and marks it as evaluated.
  private func check(
    _ member: String, _ value: JSONValue, _ rule: JSONValue, at place: String
  ) -> Outcome {
    Outcome(problems: check(value, rule, at: "\(place)/\(member)").problems, evaluated: [member])
  }

  private func elements(
    _ value: JSONValue, _ name: String, _ keyword: JSONValue, _ schema: JSONValue, at place: String
  ) -> Outcome {
    guard value.kind == .array else { return Outcome() }
    let first = name == "items" ? schema["prefixItems"]?.count ?? 0 : 0
    var outcome = Outcome()
    switch name {
    case "minItems": return expect(value.count >= keyword.int ?? 0, "is too short", place)
    case "maxItems": return expect(value.count <= keyword.int ?? 0, "is too long", place)
    default:
      for (index, element) in value.elements.enumerated().dropFirst(first) {
        if name == "prefixItems", index >= keyword.count { break }
        let rule = name == "items" ? keyword : keyword[index] ?? keyword
        outcome.problems += check(element, rule, at: "\(place)/\(index)").problems
      }
    }
    return outcome
  }

  private func pairs(_ value: JSONValue?) -> [(String, JSONValue)] {
    value?.members.map { ($0.name, $0.value) } ?? []
  }

  private func definition(_ reference: JSONValue?) -> JSONValue {
    let name = reference?.string?.split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?.member(name) ?? root
  }

  private func expect(_ isRight: Bool, _ problem: String, _ place: String) -> Outcome {
    Outcome(problems: isRight ? [] : ["\(place): \(problem)"])
  }

  private func number(_ value: JSONValue, _ place: String, _ isRight: (Double) -> Bool) -> Outcome {
    expect(value.kind != .number || isRight(value.double ?? 0), "is out of range", place)
  }

  private func pattern(_ value: JSONValue, _ pattern: String, _ place: String) -> Outcome {
    value.string.map { self.pattern($0, pattern, place) } ?? Outcome()
  }

  private func pattern(_ text: String, _ pattern: String, _ place: String) -> Outcome {
    expect(SchemaValidator.matches(text, pattern), "does not look right", place)
  }

  /// Whether a text has a part that matches a pattern.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private func type(_ value: JSONValue, _ name: String) -> Bool {
    switch name {
    case "integer": value.double.map { $0.rounded() == $0 } ?? false
    case "boolean": value.kind == .bool
    case "number": value.kind == .number
    case "string": value.kind == .string
    case "array": value.kind == .array
    default: value.kind == .object
    }
  }

  private func isEqual(_ one: JSONValue, _ other: JSONValue) -> Bool {
    if let text = one.string { return text == other.string }
    return JSONNode(one) == JSONNode(other)
  }
}
