extension JSONValue {
  /// The pointers to the first strings with given texts, inside of the value.
  package func pointers(toStrings texts: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    guard !texts.isEmpty else { return found }
    search(for: texts, at: .root, &found)
    return found
  }

  private func search(
    for texts: Set<String>, at pointer: JSONPointer, _ found: inout [String: String]
  ) {
    switch kind {
    case .string:
      guard let string, texts.contains(string), found[string] == nil else { return }
      found[string] = pointer.description
    case .array:
      for (index, element) in elements.enumerated() {
        element.search(for: texts, at: pointer.appending(index), &found)
      }
    case .object:
      for member in members {
        member.value.search(for: texts, at: pointer.appending(member.name), &found)
      }
    case .null, .bool, .number: break
    }
  }
}
