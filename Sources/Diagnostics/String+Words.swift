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
