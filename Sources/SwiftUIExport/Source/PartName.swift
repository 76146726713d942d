/// Names for groups of views, from what they show.
enum PartName {
  /// The words that the outlines and views in statements have in common; `part` for none.
  static func word(for body: [SwiftStatement]) -> String {
    var common: [Substring]?
    for statement in body {
      _ = statement.mapping(isInside: true) { text in
        for name in names(in: text.text) {
          let words = words(of: name)
          guard let last = common else {
            common = words
            continue
          }
          common = zip(last, words).prefix { $0 == $1 }.map(\.0)
        }
        return text.text
      }
    }
    let word = (common ?? []).joined()
    guard let first = word.first, first.isLetter, word.count > 2 else { return "part" }
    return first.lowercased() + word.dropFirst() + "Part"
  }

  /// The names of outlines and of views in a text, without what their kind adds.
  private static func names(in text: String) -> [String] {
    SourceTokens.split(text).compactMap { token in
      if token.hasPrefix("Outlines.") {
        let name = String(token.dropFirst(9).prefix { $0 != "." })
        return name.hasSuffix("Path") ? String(name.dropLast(4)) : name
      }
      return token.hasSuffix("View") && token != "View" ? String(token.dropLast(4)) : nil
    }
  }

  /// The words of a name in camel case, which begin with capitals.
  static func words(of name: String) -> [Substring] {
    let name = ExportNames.capitalized(name)
    var (words, start) = ([Substring](), name.startIndex)
    for index in name.indices.dropFirst()
    where name[index].isUppercase
      || name[index].isNumber && !name[name.index(before: index)].isNumber
    {
      words.append(name[start..<index])
      start = index
    }
    return words + [name[start...]]
  }
}
