public import Diagnostics

/// The reason why a file cannot be imported.
public struct ImportFailure: Error, Hashable, Sendable {
  /// The finding about the failure.
  public var diagnostic: Diagnostic
  /// The findings before the failure, in order.
  public var findings: DiagnosticList

  /// Makes a failure of its parts.
  public init(diagnostic: Diagnostic, findings: DiagnosticList = DiagnosticList()) {
    self.diagnostic = diagnostic
    self.findings = findings
  }
}
