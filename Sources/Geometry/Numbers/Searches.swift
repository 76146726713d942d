extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition; `endIndex` if none does.
  ///
  /// All later elements must meet the condition too.
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

/// Finds the end of a range of indices that meet a condition, with few evaluations.
public enum GallopingSearch {
  /// Returns the last index before an end that meets a condition, by steps that double and then halve.
  ///
  /// The condition holds for the first index, up to some index, and for none after it.
  public static func last(from first: Int, before end: Int, where holds: (Int) -> Bool) -> Int {
    var good = first
    var reach = 2
    while good + reach < end, holds(good + reach) {
      good += reach
      reach *= 2
    }
    while reach > 0 {
      if good + reach < end, holds(good + reach) {
        good += reach
      } else {
        reach /= 2
      }
    }
    return good
  }
}
