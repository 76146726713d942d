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
  /// The offset of the first character that cannot be read, in bytes, a byte order mark included.
  package let offset: Int
  /// The line and column of the offset, which the document finds.
  private(set) package var place = TextPlace(line: 1, column: 1)

  init(kind: Kind, message: String, offset: Int) {
    self.kind = kind
    self.message = message
    self.offset = offset
  }

  /// The line, the column and the message.
  package var description: String { "line \(place.line), column \(place.column): \(message)" }

  /// The error with the line and column of its offset.
  func located(in bytes: UnsafeRawBufferPointer) -> JSONParseError {
    var error = self
    error.place = JSONLineMap(Array(bytes)).place(at: offset)
    return error
  }
}

extension JSONParseError {
  static let outOfMemory = JSONParseError(
    kind: .outOfMemory, message: "there is not enough memory", offset: 0)

  static func tooDeep(_ amount: String, at offset: Int) -> JSONParseError {
    JSONParseError(
      kind: .tooDeep, message: "\(amount) arrays and objects inside each other", offset: offset)
  }

  static func tooLarge(_ message: String) -> JSONParseError {
    JSONParseError(kind: .tooLarge, message: message, offset: 0)
  }

  static func unexpectedEnd(at offset: Int) -> JSONParseError {
    JSONParseError(
      kind: .unexpectedEnd, message: "the text ends inside a value", offset: offset)
  }

  static func syntax(_ message: String, at offset: Int) -> JSONParseError {
    JSONParseError(kind: .syntax, message: message, offset: offset)
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
    return Diagnostic(code, message: message.uppercasingFirst + ".", place: place)
  }
}

extension JSONDocument {
  /// A finding for each kind of deviation from JSON that was tolerated.
  package var toleranceFindings: [Diagnostic] {
    tolerances.map { tolerance in
      Diagnostic(
        .lenientJSON, message: tolerance.message, place: tolerance.place,
        count: tolerance.count)
    }
  }
}
