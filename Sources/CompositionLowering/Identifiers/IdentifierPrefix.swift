import ViewTree

/// The name of a view inside of a layer: its own, or the word of its kind.
struct IdentifierPrefix {
  /// The name in camel case.
  let text: String
  /// The name within the names of views inside it.
  let stem: String
  /// The number of a default name; `nil` without one.
  let number: Int?

  /// The name of a view of a layer.
  init(_ draft: ViewDraft, in layer: String) {
    let word = IdentifierPrefix.word(of: draft)
    if case .around = draft.part {
      (text, stem, number) = (word, word, nil)
    } else if let name = DefaultName(ofShape: draft.name) {
      // “Rectangle 1” may be the name of a group, of a shape and of a path.
      let stem = draft.kind.role == .drawn ? IdentifierText.camelCase(String(name.stem)) : word
      let isPlain = stem.isEmpty || stem == word || word == "shape" && stem == "group"
      self.stem = isPlain ? word : stem
      text = isPlain ? word : IdentifierText.joined(stem, word)
      number = name.number
    } else {
      let name = IdentifierPrefix.withoutLayer(
        IdentifierText.camelCase(draft.name), IdentifierText.camelCase(layer))
      text =
        draft.name == layer || name.isEmpty
        ? word : IdentifierPrefix.described(name, by: word, of: draft)
      stem = text
      number = nil
    }
  }

  /// The word of a view's kind.
  private static func word(of draft: ViewDraft) -> String {
    if case .around(let word) = draft.part { return word }
    // A group inside of the layer's own group holds the content of the layer.
    if draft.part == .whole { return "content" }
    return IdentifierText.camelCase(draft.kind.identifierWord)
  }

  /// A name with the word of the kind, where it does not say that it is no view of its own.
  private static func described(_ name: String, by word: String, of draft: ViewDraft) -> String {
    if IdentifierText.startsWithDigit(name) { return word + name }
    guard draft.kind.role != .drawn else { return name }
    let end = IdentifierText.capitalized(word)
    return name == word || name.hasSuffix(end) ? name : name + end
  }

  /// A name without the layer's name at its beginning.
  private static func withoutLayer(_ name: String, _ layer: String) -> String {
    guard !layer.isEmpty, name.hasPrefix(layer) else { return name }
    let rest = name.dropFirst(layer.count)
    guard let first = rest.utf8.first else { return "" }
    let startsWord = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    return startsWord || IdentifierText.startsWithDigit(String(rest)) ? String(rest) : name
  }
}
