extension Set<String> {
  /// Inserts a word, with a number from 2 on if the set has it already.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - mark: The text before the number of a word that ends with a digit.
  /// - Returns: The inserted name.
  mutating func insertUnique(_ word: String, mark: String = "") -> String {
    let stem = word.last?.isNumber == true ? word + mark : word
    var (name, count) = (word, 1)
    while !insert(name).inserted {
      count += 1
      name = "\(stem)\(count)"
    }
    return name
  }
}

extension Sequence {
  /// The elements in groups with equal keys, in the order of their first elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      if let place = places[key] { return groups[place].elements.append(element) }
      places[key] = groups.count
      groups.append((key, [element]))
    }
  }
}

extension String {
  /// The word for the element of a list at an index: with a number from the second one on.
  func numbered(_ index: Int) -> String { index == 0 ? self : "\(self)\(index + 1)" }
}
