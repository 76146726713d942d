import JSONTree

/// A kind of JSON object: its name in findings, and which of its members are only metadata.
final class ObjectKind: Sendable {
  /// The name with article, as in "a layer".
  let name: String
  private let metadata: [StaticString]

  /// Makes a kind; `metadata` are names of members that say nothing about the drawing.
  init(_ name: String, metadata: [StaticString] = []) {
    self.name = name
    self.metadata = metadata
  }

  /// Whether a member says nothing about the drawing.
  func isMetadata(_ member: JSONMemberName) -> Bool {
    for name in metadata where member.matches(name) { return true }
    return false
  }
}
