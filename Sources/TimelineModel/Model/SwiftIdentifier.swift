/// The rules for identifiers in Swift source, which the names of views follow.
package enum SwiftIdentifier {
  /// The pattern of an identifier in a JSON Schema, in a notation that all tools know.
  ///
  /// It allows every character beyond ASCII, of which identifiers only have letters.
  package static let pattern = "^[^\\x00-@\\[-^`{-\\x7F][^\\x00-/:-@\\[-^`{-\\x7F]*$"

  /// The reserved words, which are no identifiers.
  package static let reservedWords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether a text is an identifier: a letter or underscore, then letters, digits and underscores,
  /// and no reserved word.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_", !reservedWords.contains(text) else {
      return false
    }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// The advice about a text that is no identifier.
  package static let advice = "Use letters, digits and underscores, a letter first."

  /// The end of a message about a text that is no identifier: the nearest identifier; empty if there is none.
  package static func hint(_ text: String) -> String {
    nearest(to: text).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The words of a text in camel case; `nil` if that is no identifier.
  package static func nearest(to text: String) -> String? {
    guard text.utf8.count <= longestHint else { return nil }
    var isUpper = false
    var result = ""
    for letter in text.unicodeScalars {
      guard letter == "_" || letter.properties.isXIDContinue else {
        isUpper = !result.isEmpty
        continue
      }
      result += isUpper ? String(letter).uppercased() : String(letter)
      isUpper = false
    }
    if let first = result.unicodeScalars.first, !first.properties.isXIDStart, first != "_" {
      result = "view" + result
    }
    if reservedWords.contains(result) { result += "View" }
    return isValid(result) ? result : nil
  }

  /// The longest text that gets a proposed identifier, in bytes.
  private static let longestHint = 64
}
