/// The times at which generated code changed its views, beside the times of its timeline.
package struct ChangeTimeComparison: Sendable {
  /// The times at which the timeline changes, in order, with the time of the code; `nil` for none within the tolerance.
  ///
  /// All are in seconds.
  package private(set) var changes: [(expected: Double, actual: Double?)] = []
  /// The times of other changes of the code, in seconds.
  package private(set) var others: [Double] = []

  /// The largest difference of equal times, in seconds: a frame.
  package static let tolerance = 1.0 / 60

  /// The largest difference of times whose changes may come in one update, in seconds.
  private static let simultaneity = 0.001

  /// Compares ascending lists of times in seconds.
  package init(expected: [Double], actual: [Double]) {
    var nearest = [Double?](repeating: nil, count: expected.count)
    var place = 0
    for time in actual {
      while place + 1 < expected.count,
        abs(expected[place + 1] - time) <= abs(expected[place] - time)
      {
        place += 1
      }
      if place < expected.count, abs(expected[place] - time) <= ChangeTimeComparison.tolerance {
        // Further changes at one time belong to other views.
        nearest[place] = nearest[place] ?? time
      } else {
        others.append(time)
      }
    }
    changes = zip(expected, nearest).map { time, nearest in
      let shared = { actual.first { abs($0 - time) <= ChangeTimeComparison.simultaneity } }
      return (time, nearest ?? shared())
    }
  }

  /// The times of the timeline at which the code did not change, in seconds.
  package var missing: [Double] { changes.filter { $0.actual == nil }.map(\.expected) }

  /// Whether both have the same times.
  package var isMatch: Bool { missing.isEmpty && others.isEmpty }

  /// The largest difference of times that are equal, in seconds.
  package var largestDifference: Double {
    changes.compactMap { change in change.actual.map { abs($0 - change.expected) } }.max() ?? 0
  }
}
