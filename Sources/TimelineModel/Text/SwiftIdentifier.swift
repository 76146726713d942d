import Diagnostics

/// The rules for identifiers in Swift source, which the names of views follow.
package enum SwiftIdentifier {
  /// The pattern of an identifier in a JSON Schema, in a notation that all tools know.
  ///
  /// It allows every character beyond ASCII, of which identifiers only have letters.
  static let pattern = "^[^\\x00-@\\[-^`{-\\x7F][^\\x00-/:-@\\[-^`{-\\x7F]*$"

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

  /// The code of a finding about a text that is no identifier: the schema allows characters beyond ASCII.
  static func codeOfRefusal(_ text: String) -> DiagnosticCode {
    text.unicodeScalars.allSatisfy(\.isASCII) ? .malformedTimeline : .unfitValue
  }
}
