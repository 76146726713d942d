/// A place at which a composition uses a feature.
struct FeatureUse: Hashable, Sendable {
  /// The feature.
  var feature: PlayerFeature
  /// The JSON pointer to the layer, shape or effect.
  var pointer: String
  /// The names of the compositions and layers that lead to it, outermost first.
  var layerPath: [String]
}
