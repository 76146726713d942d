import JSONTree

/// A kind of JSON object: its name in findings, and the members that are metadata.
final class ObjectKind: Sendable {
  /// The name with article, as in "a layer".
  let name: String
  private let metadata: [StaticString]

  /// Makes a kind; `metadata` are the names of members that do not affect the drawing.
  init(_ name: String, metadata: [StaticString] = []) {
    self.name = name
    self.metadata = metadata
  }

  /// Whether a member does not affect the drawing.
  func isMetadata(_ member: JSONMemberName) -> Bool {
    for name in metadata where member.matches(name) { return true }
    return false
  }
}
