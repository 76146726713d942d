import Diagnostics
import Inventory

/// The features that another player does not draw in full, with the places in the text.
struct ForecastReport: Codable, Sendable {
  /// A feature.
  struct Item: Codable, Sendable {
    /// The feature.
    var feature: PlayerFeature
    /// The support of the player.
    var support: ForecastSupport
    /// A remark on the support; empty where there is none.
    var remark: String
    /// The places, each as a finding.
    var entries: [FindingsReport.Entry]

    /// The places that are not in the baseline.
    var newEntries: [FindingsReport.Entry] { entries.filter { !$0.isKnown } }
  }

  /// The player.
  let target: ForecastTarget
  /// The features, in the order of their first use.
  var items: [Item]

  /// Makes the report of a forecast.
  init(_ forecast: Forecast, entry: (Diagnostic) -> FindingsReport.Entry) {
    target = forecast.target
    items = forecast.items.map { item in
      Item(
        feature: item.feature, support: item.support, remark: item.remark,
        entries: item.places.map { place in
          entry(
            Diagnostic(
              item.support.code, message: item.message(in: forecast.target),
              pointer: place.pointer, layerPath: place.layerPath))
        })
    }
  }

  /// The places of all features, as findings.
  var entries: [FindingsReport.Entry] { items.flatMap(\.entries) }

  /// The features with places that are not in the baseline.
  var newItems: [Item] {
    items.compactMap { item in
      var item = item
      item.entries = item.newEntries
      return item.entries.isEmpty ? nil : item
    }
  }

  /// Removes the findings with some codes.
  mutating func ignore(_ codes: Set<DiagnosticCode>) {
    items.removeAll { codes.contains($0.support.code) }
  }

  /// Marks the places that a baseline has.
  mutating func markKnown(_ isKnown: (Diagnostic) -> Bool) {
    for index in items.indices { items[index].entries.markKnown(isKnown) }
  }
}

extension Forecast.Item {
  /// The finding in words.
  ///
  /// For example: `Not drawn in rlottie: Merge paths.`
  fileprivate func message(in target: ForecastTarget) -> String {
    let end = remark.isEmpty ? "" : " \(remark)"
    return "\(support.title.uppercasingFirst) in \(target.rawValue): \(feature.title).\(end)"
  }
}
