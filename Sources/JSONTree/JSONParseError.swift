/// An error in a JSON text.
package struct JSONParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A text without a value.
    case empty
    /// A text in another encoding than UTF-8.
    case notUTF8
    /// A text of more than 2 GiB, or one that is not strict and would take too much memory.
    case tooLarge
    /// More arrays and objects inside each other than the caller allows.
    case tooDeep
    /// A text that ends inside a value.
    case unexpectedEnd
    /// More text after the value.
    case trailingCharacters
    /// Any other error in the syntax.
    case syntax
    /// A failed allocation of memory.
    case outOfMemory
  }

  /// The kind of error.
  package let kind: Kind
  /// A sentence without a full stop, in English.
  package let message: String
  /// The position of the first character that cannot be read.
  package let position: JSONTextPosition

  /// Makes an error of its parts.
  package init(kind: Kind, message: String, position: JSONTextPosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }

  /// The line, the column and the message.
  package var description: String {
    "line \(position.line), column \(position.column): \(message)"
  }
}
