/// Finds how far a condition holds without asking at each place.
public enum GallopingSearch {
  /// The last place up to which a condition is taken to hold, found by steps that double and then halve.
  ///
  /// - Parameters:
  ///   - first: A place where it holds.
  ///   - end: The place after the last one.
  ///   - holds: Whether it holds at a place.
  /// - Returns: A place not before `first`.
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
