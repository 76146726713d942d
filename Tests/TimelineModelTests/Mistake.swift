import Testing

/// A change to a valid file, and the expected finding.
struct Mistake: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let pointer: String
  /// The texts that the message must contain.
  let words: [String]

  init(_ old: String, _ new: String, _ pointer: String, _ words: String...) {
    (self.old, self.new, self.pointer, self.words) = (old, new, pointer, words)
  }

  var testDescription: String { new.isEmpty ? "without \(old)" : new }
}

extension String {
  /// The string with the first occurrence of a text replaced; `nil` if there is none.
  func replacingFirst(_ old: String, with new: String) -> String? {
    guard let range = firstRange(of: old) else { return nil }
    return replacingCharacters(in: range, with: new)
  }

  private func firstRange(of text: String) -> Range<Index>? {
    let (whole, part) = (Array(utf8), Array(text.utf8))
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    for start in 0...whole.count - part.count
    where whole[start..<start + part.count].elementsEqual(part) {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: part.count)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
