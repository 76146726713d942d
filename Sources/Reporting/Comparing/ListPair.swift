/// A list of children in both versions.
struct ListPair {
  /// The children in the old version.
  var old: [DescribedElement]
  /// The children in the new version.
  var new: [DescribedElement]
  /// The role of the list.
  var role: DescribedList.Role
  /// The kind of references to the children.
  var scope: ReferenceScope?

  /// Pairs the lists of two elements; a missing one is empty.
  static func all(_ old: [DescribedList], _ new: [DescribedList]) -> [ListPair] {
    let pairs = new.map { list in
      let other = old.first { $0.type == list.type }
      return ListPair(
        old: other?.elements ?? [], new: list.elements, role: list.role, scope: list.scope)
    }
    let rest = old.filter { list in !new.contains { $0.type == list.type } }
    return pairs + rest.map { ListPair(old: $0.elements, new: [], role: $0.role, scope: $0.scope) }
  }
}
