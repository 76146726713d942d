public import Diagnostics

/// An error while unpacking a file.
public struct ContainerFailure: Error, Hashable, Sendable {
  /// The finding for the failure.
  public var diagnostic: Diagnostic

  /// Makes a failure of a finding.
  public init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ code: DiagnosticCode, _ message: String) {
    diagnostic = Diagnostic(code, message: message)
  }
}
