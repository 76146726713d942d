package import Diagnostics

extension JSONParseError {
  /// The finding for the error.
  package var diagnostic: Diagnostic {
    Diagnostic(
      code, message: message.prefix(1).uppercased() + message.dropFirst() + ".",
      place: position.place)
  }

  private var code: DiagnosticCode {
    switch kind {
    case .empty: .emptyFile
    case .tooLarge, .tooDeep, .outOfMemory: .limitExceeded
    case .notUTF8, .unexpectedEnd, .trailingCharacters, .syntax: .malformedJSON
    }
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
