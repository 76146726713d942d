import Diagnostics
import Inventory
import JSONTree

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
