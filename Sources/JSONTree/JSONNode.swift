/// A JSON value to be written: a tree whose objects keep the order of their members.
package enum JSONNode: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; written as `null` if it is not finite, as JSON has only finite numbers.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONNode])
  /// An object.
  case object([JSONField])

  /// Reads a JSON text.
  package init(parsing bytes: [UInt8]) throws(JSONParseError) {
    self = try JSONDocument(parsing: bytes).withRoot { JSONNode($0) }
  }

  /// Copies a value of a document.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .number: self = .number(value.double ?? 0)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map { JSONNode($0) })
    case .object: self = .object(value.members.map { JSONField($0.name, JSONNode($0.value)) })
    }
  }

  /// An array of numbers.
  package static func numbers(_ numbers: some Sequence<Double>) -> JSONNode {
    .array(numbers.map { .number($0) })
  }

  /// An array of strings.
  package static func strings(_ strings: some Sequence<String>) -> JSONNode {
    .array(strings.map { .string($0) })
  }

  /// A whole number.
  package static func int(_ number: Int) -> JSONNode { .number(Double(number)) }

  /// An object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object([JSONField](members: members))
  }

  /// The value if a condition holds; otherwise none, for a member that is left out.
  package func when(_ condition: Bool) -> JSONNode? { condition ? .some(self) : .none }

  /// The value of the first member with a name; nil if there is none, and for other kinds.
  package func member(_ name: String) -> JSONNode? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }
}

extension JSONNode: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  package init(nilLiteral: ()) { self = .null }

  /// Makes a truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes a number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a number.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Makes an array.
  package init(arrayLiteral elements: JSONNode...) { self = .array(elements) }

  /// Makes an object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONNode)...) {
    self = .object(elements.map { JSONField($0, $1) })
  }
}

/// A named value of a `JSONNode` object.
package struct JSONField: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONNode

  /// Makes a named value.
  package init(_ name: String, _ value: JSONNode) {
    self.name = name
    self.value = value
  }
}

extension [JSONField] {
  /// The members that have a value.
  package init(members: KeyValuePairs<String, JSONNode?>) {
    self = members.compactMap { name, value in value.map { JSONField(name, $0) } }
  }
}
