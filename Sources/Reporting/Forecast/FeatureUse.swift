/// A use of a feature in a composition.
struct FeatureUse: Hashable, Sendable {
  /// The feature.
  var feature: PlayerFeature
  /// The JSON pointer to the layer, shape or effect.
  var pointer: String
  /// The names of the compositions and layers around it, outermost first.
  var layerPath: [String]
}
