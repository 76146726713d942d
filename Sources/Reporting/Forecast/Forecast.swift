package import CompositionModel
import JSONTree

/// The features of a composition that a player does not draw as After Effects does.
package struct Forecast: Hashable, Codable, Sendable {
  /// A feature that the player does not draw in full.
  package struct Item: Hashable, Codable, Sendable {
    /// The feature.
    package var feature: PlayerFeature
    /// The support of the player.
    package var support: ForecastSupport
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
    var scan = FeatureScan(composition)
    scan.run()
    var indices: [PlayerFeature: Int] = [:]
    for use in scan.uses {
      let support = ForecastTable.support(of: use.feature, by: target)
      guard support != .drawn else { continue }
      if let index = indices[use.feature] {
        items[index].count += 1
      } else {
        indices[use.feature] = items.count
        items.append(
          Item(
            feature: use.feature, support: support, pointer: use.pointer,
            layerPath: use.layerPath, count: 1))
      }
    }
  }

  /// A heading, and a line for each feature.
  var lines: [String] {
    let heading = "Forecast for \(target.rawValue) (\(target.player)):"
    guard !items.isEmpty else { return [heading + " no missing features are known."] }
    return [heading]
      + items.map { item in
        var line = "  \(item.support.title): \(item.feature.title)"
        if item.count > 1 { line += " (\(item.count) places)" }
        if !item.layerPath.isEmpty {
          line += " [\(item.layerPath.joined(separator: " › "))\(item.count > 1 ? ", …" : "")]"
        }
        if !item.support.remark.isEmpty { line += ": \(item.support.remark)" }
        return line.printable
      }
  }

  /// The forecast as a JSON object.
  var json: JSONNode {
    [
      "target": .string(target.rawValue), "player": .string(target.player),
      "items": .array(items.map(node)),
    ]
  }

  private func node(_ item: Item) -> JSONNode {
    [
      "feature": .string(item.feature.rawValue), "title": .string(item.feature.title),
      "support": .string(item.support.name), "remark": .string(item.support.remark),
      "pointer": .string(item.pointer),
      "layerPath": .array(item.layerPath.map { .string($0) }),
      "count": .number(Double(item.count)),
    ]
  }
}
