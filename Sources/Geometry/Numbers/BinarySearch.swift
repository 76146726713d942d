extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition, as all later ones do; `endIndex` if none does.
  ///
  /// Search a range of indices, such as `values.indices`, to compare elements in place.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
