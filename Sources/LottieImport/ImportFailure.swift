public import Diagnostics

/// The reason why a file cannot be imported.
public struct ImportFailure: Error, Hashable, Sendable {
  /// The finding about the failure.
  public var diagnostic: Diagnostic
  /// The line of the place, from 1; `nil` unless the text is not JSON.
  public var line: Int?
  /// The column of the place, from 1; `nil` unless the text is not JSON.
  public var column: Int?
  /// The findings before the failure, in order.
  public var findings: DiagnosticList

  /// Makes a failure of its parts.
  public init(
    diagnostic: Diagnostic, line: Int? = nil, column: Int? = nil,
    findings: DiagnosticList = DiagnosticList()
  ) {
    self.diagnostic = diagnostic
    self.line = line
    self.column = column
    self.findings = findings
  }
}
