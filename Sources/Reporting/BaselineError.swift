package import Diagnostics
import JSONTree

/// The reason why a file is no baseline.
package struct BaselineError: Error {
  /// The finding, with its place.
  package let diagnostic: Diagnostic

  init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ message: String, at pointer: JSONPointer) {
    diagnostic = Diagnostic(
      .malformedBaseline, message: message, pointer: pointer.description)
  }
}
