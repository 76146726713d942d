package import Diagnostics

/// The reason why a file cannot be imported.
package struct ImportFailure: Error, Hashable, Sendable {
  /// The finding about the failure.
  package var diagnostic: Diagnostic
  /// The findings before the failure, in order.
  package var findings: DiagnosticList

  /// Makes a failure of its parts.
  package init(diagnostic: Diagnostic, findings: DiagnosticList = DiagnosticList()) {
    self.diagnostic = diagnostic
    self.findings = findings
  }
}
