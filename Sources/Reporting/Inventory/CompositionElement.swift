import Diagnostics

/// An element of a composition, such as a layer or an effect.
struct CompositionElement: Hashable, Sendable {
  /// The name of the kind in After Effects.
  var title: String
  /// The JSON pointer to the element, or to the layer or shape that has it.
  var pointer: String
  /// The names of the compositions and layers around the element, outermost first.
  var layerPath: [String]
  /// The codes of findings that determine the outcome of the element.
  var codes: Set<DiagnosticCode>
}
