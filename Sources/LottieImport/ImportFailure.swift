public import Diagnostics

/// Why a file can not be imported.
public struct ImportFailure: Error, Hashable, Sendable {
  /// The finding that stands for the failure.
  public var diagnostic: Diagnostic
  /// What was found before, in the order in which it was met.
  public var findings: DiagnosticList

  /// Makes a failure of its parts.
  public init(diagnostic: Diagnostic, findings: DiagnosticList = DiagnosticList()) {
    self.diagnostic = diagnostic
    self.findings = findings
  }
}
