extension String {
  /// The words of a name such as `colorDodge`, in lower case.
  package var wordsOfCamelCase: [String] {
    var words = [""]
    for character in self {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var withoutOuterSpaces: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return self[start..<end]
  }

  /// The text with an uppercase first letter.
  package var uppercasingFirst: String { String(self).changingFirst { $0.uppercased() } }

  /// The text with a lowercase first letter.
  package var lowercasingFirst: String { String(self).changingFirst { $0.lowercased() } }
}

extension String {
  /// The text with another first character.
  fileprivate func changingFirst(_ change: (Character) -> String) -> String {
    guard let first else { return self }
    return change(first) + self[index(after: startIndex)...]
  }
}
