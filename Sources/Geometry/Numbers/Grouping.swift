extension Sequence {
  /// The elements in groups with equal keys, in the order of their first elements.
  @inlinable
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      if let place = places[key] { return groups[place].elements.append(element) }
      places[key] = groups.count
      groups.append((key, [element]))
    }
  }
}

extension Sequence where Element: Hashable {
  /// The distinct elements, in the order of their first occurrences.
  @inlinable
  package func uniqued() -> [Element] {
    var visited: Set<Element> = []
    return filter { visited.insert($0).inserted }
  }
}
