package import Diagnostics

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

  /// The line, the column and the message.
  package var description: String {
    "line \(position.line), column \(position.column): \(message)"
  }
}

/// A position in a text, as editors show it.
package struct JSONTextPosition: Hashable, Sendable {
  /// The number of bytes before the position, a byte order mark included.
  package let offset: Int
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int
}

/// An error in a JSON text, with the offset of its position.
struct JSONParseFailure: Error {
  /// The kind of error.
  let kind: JSONParseError.Kind
  /// A sentence without a full stop, in English.
  let message: String
  /// The offset.
  let offset: Int

  /// The error with line and column.
  func error(in bytes: UnsafeRawBufferPointer) -> JSONParseError {
    JSONParseError(
      kind: kind, message: message, position: JSONLineMap(Array(bytes)).position(at: offset))
  }
}

extension JSONParseFailure {
  static let outOfMemory = JSONParseFailure(
    kind: .outOfMemory, message: "there is not enough memory", offset: 0)

  static func tooDeep(_ amount: String, at offset: Int) -> JSONParseFailure {
    JSONParseFailure(
      kind: .tooDeep, message: "\(amount) arrays and objects inside each other", offset: offset)
  }

  static func tooLarge(_ message: String) -> JSONParseFailure {
    JSONParseFailure(kind: .tooLarge, message: message, offset: 0)
  }

  static func unexpectedEnd(at offset: Int) -> JSONParseFailure {
    JSONParseFailure(
      kind: .unexpectedEnd, message: "the text ends inside a value", offset: offset)
  }

  static func syntax(_ message: String, at offset: Int) -> JSONParseFailure {
    JSONParseFailure(kind: .syntax, message: message, offset: offset)
  }
}

extension JSONParseError {
  /// The finding for the error.
  package var diagnostic: Diagnostic {
    let code: DiagnosticCode =
      switch kind {
      case .empty: .emptyFile
      case .tooLarge, .tooDeep, .outOfMemory: .limitExceeded
      case .notUTF8, .unexpectedEnd, .trailingCharacters, .syntax: .malformedJSON
      }
    return Diagnostic(code, message: message.uppercasingFirst + ".", place: position.place)
  }
}

extension JSONDocument {
  /// A finding for each kind of deviation from JSON that was tolerated.
  package var toleranceFindings: [Diagnostic] {
    tolerances.map { tolerance in
      Diagnostic(
        .lenientJSON, message: tolerance.message, place: tolerance.position.place,
        count: tolerance.count)
    }
  }
}

extension JSONTextPosition {
  fileprivate var place: TextPlace { TextPlace(line: line, column: column) }
}
