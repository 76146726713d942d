import JSONTree

extension JSONNode {
  /// The value of a member, `nil` without it.
  subscript(name: String) -> JSONNode? { member(name) }

  /// The elements of an array; empty for other kinds.
  var elements: [JSONNode] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
