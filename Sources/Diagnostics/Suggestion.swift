/// Suggests a valid word for a mistyped one.
package enum Suggestion {
  /// Words of files that are longer are not compared, in Unicode scalars.
  private static let longestWord = 64

  /// The candidate closest to a misspelled name of a command line; nil if none is near.
  ///
  /// The first one that begins with the name is closest, and the first one with it inside if no other is near. A third
  /// of the letters may be wrong; in names from four letters on at least two.
  package static func closest(to name: String, among candidates: [String]) -> String? {
    let isPart = name.count >= 3
    if isPart, let longer = candidates.first(where: { $0.hasPrefix(name) }) { return longer }
    let limit = max(name.count / 3, name.count >= 4 ? 2 : 1)
    let wanted = Array(name.prefix(100))
    let ranked = candidates.map { ($0, distance(wanted, Array($0.prefix(100)))) }
    let best = ranked.min { $0.1 < $1.1 }
    if let best, best.1 <= limit { return best.0 }
    return isPart ? candidates.first { $0.contains(name) } : nil
  }

  /// The end of a message such as `; did you mean “opacity”?`; empty if no word is near.
  package static func text(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The word of a file that differs in the fewest letters, and in at most a third of them; case does not count.
  ///
  /// If none is so near, a name with parts in common: `trimEnd` for `end`, `size` for `fontSize`, `lineWidth` for
  /// `strokeWidth`.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    closelySpelled(word, among: candidates) ?? related(to: word, among: candidates)
  }

  /// The first name that ends with the word or that the word ends with, else that begins so, else with its last part.
  private static func related(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = parts(of: word)
    guard word.utf8.count <= longestWord, let last = wanted.last, last.count > 1 else { return nil }
    var best: (word: String, rank: Int)?
    for candidate in candidates {
      let parts = parts(of: candidate)
      let (short, long) = parts.count < wanted.count ? (parts, wanted) : (wanted, parts)
      let fits = [
        long.suffix(short.count) == short[...], long.starts(with: short), parts.last == last,
      ]
      guard !short.isEmpty, let rank = fits.firstIndex(of: true) else { continue }
      if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.word
  }

  /// The parts of a name such as `lineWidth`, in lower case.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for letter in name {
      if parts.isEmpty || letter.isUppercase { parts.append("") }
      parts[parts.count - 1] += letter.lowercased()
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
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let letters = letters(candidate)
      let limit = max(1, max(letters.count, wanted.count) / 3)
      guard letters.count <= longestWord, abs(letters.count - wanted.count) <= limit else {
        continue
      }
      let found = distance(wanted, letters)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word
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
