/// The equal elements that two lists have in one order, as in a longest common subsequence.
///
/// Between them, elements of equal names stand opposite each other where possible, so that of several equal elements
/// the unchanged ones are paired.
struct CommonSequence<Key: Hashable> {
  /// An element of a list.
  struct Element: Hashable {
    /// A key that is equal for equal elements.
    var content: Key
    /// A key that is equal for elements that may be one, with another content.
    var name: Key
  }

  /// The indices of the equal elements in both lists, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The largest number of pairs that are considered; of longer lists, only beginnings and ends are compared.
  private var pairLimit: Int { 1_000_000 }

  /// Finds the equal elements of two lists.
  init(_ old: [Element], _ new: [Element]) {
    var start = 0
    while start < min(old.count, new.count), old[start].content == new[start].content {
      start += 1
    }
    var tail = 0
    while tail < min(old.count, new.count) - start,
      old[old.count - 1 - tail].content == new[new.count - 1 - tail].content
    { tail += 1 }
    pairs = (0..<start).map { (old: $0, new: $0) }
    addMiddle(old[start..<old.count - tail], new[start..<new.count - tail])
    pairs += (0..<tail).reversed().map {
      (old: old.count - 1 - $0, new: new.count - 1 - $0)
    }
  }

  private mutating func addMiddle(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= pairLimit else { return }
    let weights = CommonSequence.weights(old, new)
    let width = new.count + 1
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let here = row * width + column
      let (one, other) = (old.startIndex + row, new.startIndex + column)
      let weight = CommonSequence.weight(old[one], new[other])
      if weight > 0, weights[here] == weights[here + width + 1] + weight {
        if old[one].content == new[other].content { pairs.append((old: one, new: other)) }
        (row, column) = (row + 1, column + 1)
      } else if weights[here] == weights[here + width] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// The weight of a pair: that of equal elements exceeds that of two pairs of equal names.
  private static func weight(_ one: Element, _ other: Element) -> Int32 {
    one.content == other.content ? 3 : one.name == other.name ? 1 : 0
  }

  /// The largest weights of pairs in order, for all ends of both lists, by rows of the old one.
  private static func weights(_ old: ArraySlice<Element>, _ new: ArraySlice<Element>) -> [Int32] {
    let width = new.count + 1
    var weights = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in (0..<old.count).reversed() {
      for column in (0..<new.count).reversed() {
        let here = row * width + column
        let weight = weight(old[old.startIndex + row], new[new.startIndex + column])
        weights[here] = max(
          weights[here + width + 1] + weight, weights[here + width], weights[here + 1])
      }
    }
    return weights
  }
}
