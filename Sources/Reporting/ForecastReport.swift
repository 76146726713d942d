import Diagnostics
import Inventory
import JSONTree

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

// Text, Markdown and JSON.
extension ForecastReport {
  /// A heading, and a line for each feature with places that are not in the baseline.
  var lines: [String] {
    let heading = "Forecast for \(target.rawValue) (\(target.player)):"
    let items = newItems
    guard !items.isEmpty else { return [heading + " \(emptyText)."] }
    return [heading] + items.map { "  \($0.text)".printable }
  }

  /// The forecast for a player, with a heading.
  var markdown: String {
    let heading = "### Forecast for \(target.rawValue)"
    let player = MarkdownTable.escaped(target.player)
    let items = newItems
    guard !items.isEmpty else {
      return "\(heading)\n\n\(emptyText.uppercasingFirst) in \(player)."
    }
    let rows = items.map { item in
      let more = item.entries.count > 1 ? ", and \(item.entries.count - 1) more" : ""
      return [
        MarkdownTable.escaped(item.feature.title), item.support.title,
        MarkdownTable.escaped(item.entries[0].layerNames) + more,
        MarkdownTable.escaped(item.remark),
      ]
    }
    let head = ["feature", "in \(player)", "where", "remark"]
    return "\(heading)\n\n\(MarkdownTable.text(head, rows))"
  }

  private var emptyText: String {
    let hasKnown = items.contains { !$0.entries.isEmpty }
    return hasKnown
      ? "no missing features but those of the baseline" : "no missing features are known"
  }

  /// The forecast as a JSON object, with all features.
  var json: JSONNode {
    [
      "target": .string(target.rawValue), "player": .string(target.player),
      "items": .array(items.map(node)),
    ]
  }

  private func node(_ item: Item) -> JSONNode {
    let first = item.entries[0]
    return [
      "feature": .string(item.feature.rawValue), "title": .string(item.feature.title),
      "support": .string(item.support.rawValue), "remark": .string(item.remark),
      "pointer": .string(first.diagnostic.pointer),
      "layerPath": .strings(first.diagnostic.layerPath), "count": .int(item.entries.count),
      "new": .int(item.newEntries.count),
    ]
  }
}

extension ForecastReport.Item {
  /// The support, the feature and the first place.
  fileprivate var text: String {
    var line = "\(support.title): \(feature.title)"
    if entries.count > 1 { line += " (\(entries.count) places)" }
    let names = entries[0].layerNames
    if !names.isEmpty { line += " [\(names)\(entries.count > 1 ? ", …" : "")]" }
    return remark.isEmpty ? line : line + ": \(remark)"
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
