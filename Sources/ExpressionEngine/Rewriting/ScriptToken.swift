/// A name, number, string or punctuator of a script.
struct ScriptToken {
  /// The kind.
  var kind: Kind
  /// The text; that of a template literal is already rewritten.
  var text: String
  /// The white space before the token.
  var gap: Gap
  /// The index of the matching bracket.
  var partner: Int?

  /// The kind of a token.
  enum Kind {
    case name
    case number
    case string
    case pattern
    case mark
  }

  /// The white space between two tokens.
  enum Gap {
    case none
    case space
    case line
  }

  /// Whether the token is a punctuator or name with a given text.
  func `is`(_ text: String) -> Bool { kind != .string && kind != .pattern && self.text == text }

  /// Whether an operand may end here, so that a following slash is a division.
  var endsOperand: Bool {
    switch kind {
    case .name: !ScriptToken.operators.contains(text)
    case .number, .string, .pattern: true
    case .mark: text == ")" || text == "]" || text == "}"
    }
  }

  /// Keywords before an operand.
  private static let operators: Set<String> = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do",
    "else",
  ]
}

/// A syntax error, or unsupported syntax.
struct ScriptError: Error {
  /// The error as a clause.
  var message: String
}
