import Diagnostics

/// Something that a composition uses, at one place.
struct CompositionElement: Hashable, Sendable {
  /// What it is, in After Effects' words.
  var title: String
  /// The JSON pointer to it, or to the layer or shape that has it.
  var pointer: String
  /// The names of the compositions and layers that lead to it, outermost first.
  var layerPath: [String]
  /// The codes of the findings that tell what becomes of it.
  var codes: Set<DiagnosticCode>
}
