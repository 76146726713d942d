import TimelineModel

/// Finds the valid word nearest to a mistyped one.
enum Suggestion {
  /// Words longer than this are not compared, in Unicode scalars.
  private static let longestWord = 64

  /// The end of a message such as `; did you mean “opacity”?`; empty if no word is near.
  static func text(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// Returns the valid word that differs in the fewest letters, and in at most a third of them.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = scalars(word)
    guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let letters = scalars(candidate)
      let limit = max(1, max(letters.count, wanted.count) / 3)
      guard letters.count <= longestWord, abs(letters.count - wanted.count) <= limit else {
        continue
      }
      let found = distance(wanted, letters)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word
  }

  /// The letters in lower case, as differences in case are small.
  private static func scalars(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// The number of letters to insert, delete, replace or exchange with the next one.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
