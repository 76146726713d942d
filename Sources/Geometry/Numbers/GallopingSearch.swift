/// Finds the end of a range of indices that meet a condition, with few evaluations.
public enum GallopingSearch {
  /// Returns the last index that meets a condition, by steps that double and then halve.
  ///
  /// - Parameters:
  ///   - first: An index that meets the condition.
  ///   - end: The index after the last one.
  ///   - holds: Returns whether an index meets the condition, which must hold up to some index and
  ///     fail after it.
  /// - Returns: An index not before `first`.
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
