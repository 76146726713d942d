package import CompositionModel

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
  package private(set) var items: [Item] = []

  /// Makes the forecast of a composition for a player.
  package init(of composition: Composition, for target: ForecastTarget) {
    self.target = target
    let uses = CompositionScan(composition).uses
    let table = ForecastTable.of(target)
    // One feature that makes the player fall back lets the other engine draw all features.
    let fallsBack = uses.contains { table[$0.feature].support == .fallback }
    let engine = fallsBack ? target.fallback.map { ForecastTable.of($0) } ?? table : table
    var indices: [PlayerFeature: Int] = [:]
    for use in uses {
      var (support, remark) = table[use.feature]
      if support != .fallback { (support, remark) = engine[use.feature] }
      guard support != .drawn else { continue }
      let place = Place(pointer: use.pointer, layerPath: use.layerPath)
      if let index = indices[use.feature] {
        items[index].places.append(place)
      } else {
        indices[use.feature] = items.count
        items.append(
          Item(feature: use.feature, support: support, remark: remark, places: [place]))
      }
    }
  }
}
