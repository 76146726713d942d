extension JSONNode {
  /// A whole number.
  package static func int(_ number: Int) -> JSONNode { .number(Double(number)) }

  /// An array of strings.
  package static func strings(_ strings: some Sequence<String>) -> JSONNode {
    .array(strings.map { .string($0) })
  }

  /// An object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .object([JSONField](members: members))
  }

  /// The value if a condition holds; otherwise none, for a member that is left out.
  package func when(_ condition: Bool) -> JSONNode? { condition ? .some(self) : .none }
}

extension [JSONField] {
  /// The members that have a value.
  package init(members: KeyValuePairs<String, JSONNode?>) {
    self = members.compactMap { name, value in value.map { JSONField(name, $0) } }
  }
}
