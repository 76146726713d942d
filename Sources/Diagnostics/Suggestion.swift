/// Suggests a valid word for a mistyped one.
package enum Suggestion {
  /// Words that are longer are not compared, in Unicode scalars.
  private static let longestWord = 64

  /// The end of a message such as `; did you mean “opacity”?`; empty if no word is near.
  package static func text(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The name that is probably meant by a word, without regard to case; `nil` if none is near.
  ///
  /// That is one that begins with the word, else the one that differs in the fewest letters, and in at most a third of
  /// them. If none is so near, a name with parts in common: `trimEnd` for `end`, `size` for `fontSize`, `lineWidth` for
  /// `strokeWidth`.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    candidates.first { word.count > 2 && $0.hasPrefix(word) }
      ?? closelySpelled(word, among: candidates) ?? related(to: word, among: candidates)
  }

  /// The first name that ends with the word or that the word ends with, else that begins so, else with its last part,
  /// else with the word inside.
  private static func related(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = parts(of: word)
    guard word.utf8.count <= longestWord, let last = wanted.last, last.count > 1 else { return nil }
    return candidates.compactMap { candidate -> (word: String, rank: Int)? in
      let parts = parts(of: candidate)
      let (short, long) = parts.count < wanted.count ? (parts, wanted) : (wanted, parts)
      let fits = [
        long.suffix(short.count) == short[...], long.starts(with: short), parts.last == last,
        wanted.count == 1 && parts.contains(last),
      ]
      return short.isEmpty ? nil : fits.firstIndex(of: true).map { (candidate, $0) }
    }.min { $0.rank < $1.rank }?.word
  }

  /// The parts of a name such as `lineWidth` or `line-width`, in lower case.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for letter in name {
      if parts.isEmpty || letter.isUppercase || letter == "-" { parts.append("") }
      if letter != "-" { parts[parts.count - 1] += letter.lowercased() }
    }
    return parts
  }

  /// The word that differs in the fewest letters.
  private static func closelySpelled(
    _ word: String, among candidates: some Sequence<String>
  ) -> String? {
    func letters(_ word: String) -> [Unicode.Scalar] { Array(word.lowercased().unicodeScalars) }
    let wanted = letters(word)
    guard !wanted.isEmpty, wanted.count <= longestWord else { return nil }
    return candidates.compactMap { candidate -> (word: String, distance: Int)? in
      let letters = letters(candidate)
      let limit = max(1, max(letters.count, wanted.count) / 3)
      guard letters.count <= longestWord, abs(letters.count - wanted.count) <= limit else {
        return nil
      }
      let found = distance(wanted, letters)
      return found <= limit ? (candidate, found) : nil
    }.min { $0.distance < $1.distance }?.word
  }

  /// The edit distance: letters that are added, removed, changed or swapped with their neighbor.
  static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
