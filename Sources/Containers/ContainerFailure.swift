package import Diagnostics

/// An error while unpacking a file.
package struct ContainerFailure: Error, Hashable, Sendable {
  /// The finding for the failure.
  package var diagnostic: Diagnostic

  /// Makes a failure of a finding.
  package init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ code: DiagnosticCode, _ message: String) {
    diagnostic = Diagnostic(code, message: message)
  }
}
