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
    /// The JSON pointer to the first place.
    package var pointer: String
    /// The names of the compositions and layers on the path to the first place, outermost first.
    package var layerPath: [String]
    /// The number of places that use the feature.
    package var count: Int
  }

  /// The player.
  package let target: ForecastTarget
  /// The features, in the order of their first use.
  package private(set) var items: [Item] = []

  /// Makes the forecast of a composition for a player.
  package init(of composition: Composition, for target: ForecastTarget) {
    self.target = target
    let table = ForecastTable.of(target)
    var indices: [PlayerFeature: Int] = [:]
    for use in CompositionScan(composition).uses {
      let (support, remark) = table[use.feature]
      guard support != .drawn else { continue }
      if let index = indices[use.feature] {
        items[index].count += 1
      } else {
        indices[use.feature] = items.count
        items.append(
          Item(
            feature: use.feature, support: support, remark: remark, pointer: use.pointer,
            layerPath: use.layerPath, count: 1))
      }
    }
  }
}
