public import CompositionModel
public import Diagnostics

/// An imported composition with the findings about it.
public struct ImportResult: Hashable, Sendable {
  /// The composition, with all defaults filled in.
  public var composition: Composition
  /// The findings, in order.
  public var diagnostics: DiagnosticList

  /// Makes a result of its parts.
  public init(composition: Composition, diagnostics: DiagnosticList) {
    self.composition = composition
    self.diagnostics = diagnostics
  }
}
