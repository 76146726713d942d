import ViewTree

/// Makes identifiers that no view of a tree has.
struct UnusedIdentifiers {
  private var used: Set<String>

  /// Notes the identifiers of a view tree.
  init(_ canvas: ViewCanvas) { used = Set(canvas.root.preorder.lazy.map(\.node.id)) }

  /// Returns an identifier, with a number if another view has it.
  mutating func make(_ suggestion: String) -> String {
    var (identifier, number) = (suggestion, 2)
    while !used.insert(identifier).inserted {
      identifier = "\(suggestion)\(number)"
      number += 1
    }
    return identifier
  }
}
