import Diagnostics

extension Diagnostic {
  /// The way to the layer in one text.
  var layerNames: String { layerPath.joined(separator: " › ") }
}
