import Diagnostics
import SceneModel

/// Names of what several views share: the words that their identifiers have in common.
enum SharedName {
  /// A name for a value of some views' property.
  static func text(of views: Set<String>, for key: PropertyKey) -> String {
    let all = views.sorted().map(words)
    guard let first = all.first else { return word(for: key) }
    var start = first[...]
    var end = first[...]
    for words in all.dropFirst() {
      start = start.prefix(zip(start, words).prefix { $0 == $1 }.count)
      let common = zip(end.reversed(), words.reversed()).prefix { $0 == $1 }.count
      end = end.suffix(common)
    }
    var shared = Array(all.count == 1 ? first[...] : start)
    if shared.isEmpty { shared = Array(end) }
    if shared.allSatisfy(isKind) { shared = all.min { $0.count < $1.count } ?? [] }
    while let last = shared.last, isKind(last) { shared.removeLast() }
    let text = shared.joined() + word(for: key)
    return text.lowercasingFirst
  }

  /// Words for kinds of views, which say nothing about a value.
  private static let kindWords: Set<String> = [
    "path", "fill", "stroke", "shape", "group", "mask", "outline", "outlines",
  ]

  private static func isKind(_ word: String) -> Bool { kindWords.contains(word.lowercased()) }

  private static func word(for key: PropertyKey) -> String {
    switch key {
    case .motionPath: "Route"
    case .gradientStops: "Gradient"
    default: "Outline"
    }
  }

  /// The words of an identifier in camel case, without the digits that tell views apart.
  private static func words(of identifier: String) -> [String] {
    var words: [String] = []
    for letter in identifier where !letter.isNumber {
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}
