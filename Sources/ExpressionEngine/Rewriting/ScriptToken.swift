/// A word, number, string or mark of a script.
struct ScriptToken {
  /// What it is.
  var kind: Kind
  /// Its text; that of a template is already plain JavaScript.
  var text: String
  /// What stands before it.
  var gap: Gap
  /// For a bracket, the index of the one that belongs to it.
  var partner: Int?

  /// What a token is.
  enum Kind {
    case name
    case number
    case string
    case pattern
    case mark
  }

  /// What stands between two tokens.
  enum Gap {
    case none
    case space
    case line
  }

  /// Whether it is a certain mark or word.
  func `is`(_ text: String) -> Bool { kind != .string && kind != .pattern && self.text == text }

  /// Whether an operand may end with it, so that a slash after it divides.
  var endsOperand: Bool {
    switch kind {
    case .name: !ScriptToken.operators.contains(text)
    case .number, .string, .pattern: true
    case .mark: text == ")" || text == "]" || text == "}"
    }
  }

  /// Words that an operand follows.
  private static let operators: Set<String> = [
    "return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw", "case", "do",
    "else",
  ]
}

/// Why a script can not be taken apart.
struct ScriptError: Error {
  /// What is wrong, as a clause.
  var message: String
}
