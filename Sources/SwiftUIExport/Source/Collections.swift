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

extension String {
  /// The word for the element of a list at an index: with a number from the second one on.
  func numbered(_ index: Int) -> String { index == 0 ? self : "\(self)\(index + 1)" }
}
