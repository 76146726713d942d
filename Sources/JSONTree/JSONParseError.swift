/// Why a text could not be read as JSON, and where.
public struct JSONParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons that callers may want to tell apart.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Nothing, or nothing but white space.
    case empty
    /// Another encoding than UTF-8.
    case notUTF8
    /// More text than 2 GiB.
    case tooLarge
    /// More arrays and objects inside each other than the caller allows.
    case tooDeep
    /// The text ends inside a value.
    case unexpectedEnd
    /// More text after the value.
    case trailingCharacters
    /// Anything else that JSON does not allow.
    case syntax
    /// The library could not allocate memory.
    case outOfMemory
  }

  /// The reason.
  public let kind: Kind
  /// A sentence without a full stop, in English.
  public let message: String
  /// Where the text stopped making sense.
  public let position: JSONTextPosition

  /// Makes an error of its parts.
  public init(kind: Kind, message: String, position: JSONTextPosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }

  /// The place and the message in one line.
  public var description: String {
    "line \(position.line), column \(position.column): \(message)"
  }
}
