package import CompositionModel
import Geometry

/// The features of a composition that a player does not draw as After Effects does.
package struct Forecast: Hashable, Codable, Sendable {
  /// A feature that the player does not draw in full.
  package struct Item: Hashable, Codable, Sendable {
    /// The feature.
    package var feature: PlayerFeature
    /// The support of the player.
    package var support: ForecastSupport
    /// A remark on the support; empty where there is none.
    package var remark: String
    /// The places that use the feature, in order.
    package var places: [Place]
  }

  /// A place that uses a feature.
  package struct Place: Hashable, Codable, Sendable {
    /// The JSON pointer to the layer, shape or effect.
    package var pointer: String
    /// The names of the compositions and layers around it, outermost first.
    package var layerPath: [String]
  }

  /// The player.
  package let target: ForecastTarget
  /// The features, in the order of their first use.
  package let items: [Item]

  /// Makes the forecast of a composition for a player.
  package init(of composition: Composition, for target: ForecastTarget) {
    self.target = target
    let uses = CompositionScan(composition).uses
    let table = ForecastTable.of(target)
    // One feature that makes the player fall back lets the other engine draw all features.
    let fallsBack = uses.contains { table[$0.feature].support == .fallback }
    let engine = fallsBack ? target.fallback.map { ForecastTable.of($0) } ?? table : table
    items = uses.grouped(by: \.feature).compactMap { feature, uses in
      var (support, remark) = table[feature]
      if support != .fallback { (support, remark) = engine[feature] }
      guard support != .drawn else { return nil }
      return Item(feature: feature, support: support, remark: remark, places: uses.map(\.place))
    }
  }
}
