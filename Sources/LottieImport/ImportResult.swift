public import CompositionModel
public import Diagnostics

/// An imported composition, and what there is to say about it.
public struct ImportResult: Hashable, Sendable {
  /// The composition, complete and normalised.
  public var composition: Composition
  /// The findings, in the order in which they were met.
  public var diagnostics: DiagnosticList

  /// Makes a result of its parts.
  public init(composition: Composition, diagnostics: DiagnosticList) {
    self.composition = composition
    self.diagnostics = diagnostics
  }
}
