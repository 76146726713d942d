/// A finding about an input file: what was met, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of finding it is.
  public var code: DiagnosticCode
  /// How much it matters; usually the code's own severity.
  public var severity: Severity
  /// What was found, in a sentence about this file.
  public var message: String
  /// The JSON pointer (RFC 6901) of the place; empty for the whole file.
  public var pointer: String
  /// The names of the compositions and layers that lead to the place, outermost first.
  public var layerPath: [String]
  /// How many places of the same kind this finding stands for.
  public var count: Int

  /// Makes a finding of its parts.
  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, message: String, pointer: String = "",
    layerPath: [String] = [], count: Int = 1
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.pointer = pointer
    self.layerPath = layerPath
    self.count = count
  }
}
