package import CompositionModel
package import Diagnostics

/// An imported composition with the findings about it.
package struct ImportResult: Hashable, Sendable {
  /// The composition, with all defaults filled in.
  package var composition: Composition
  /// The findings, in order.
  package var diagnostics: DiagnosticList

  /// Makes a result of its parts.
  package init(composition: Composition, diagnostics: DiagnosticList) {
    self.composition = composition
    self.diagnostics = diagnostics
  }
}
