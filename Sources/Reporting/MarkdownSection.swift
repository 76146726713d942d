import Diagnostics
import Inventory

/// Parts of a report on a file in Markdown beside its findings.
enum MarkdownSection {
  /// The features of a file, a row each.
  static func text(_ inventory: FeatureInventory) -> String {
    let sentence = "Uses \(inventory.summary)."
    guard !inventory.items.isEmpty else { return sentence }
    let rows = inventory.items.map { item in
      [MarkdownTable.escaped(item.title)]
        + FeatureOutcome.allCases.map { item.counts[$0].map(String.init) ?? "" }
        + [item.error ?? "", item.codes.map(\.rawValue).joined(separator: ", ")]
    }
    let head = ["feature"] + FeatureOutcome.allCases.map(\.rawValue) + ["within", "codes"]
    return "\(sentence)\n\n\(MarkdownTable.text(head, rows))"
  }

  /// The forecast for a player, with a heading.
  static func text(_ forecast: Forecast) -> String {
    let heading = "### Forecast for \(forecast.target.rawValue)"
    let player = MarkdownTable.escaped(forecast.target.player)
    guard !forecast.items.isEmpty else {
      return "\(heading)\n\nNo missing features are known in \(player)."
    }
    let rows = forecast.items.map { item in
      let more = item.count > 1 ? ", and \(item.count - 1) more" : ""
      return [
        MarkdownTable.escaped(item.feature.title), item.support.title,
        MarkdownTable.escaped(item.layerPath.joined(separator: " › ")) + more,
        MarkdownTable.escaped(item.remark),
      ]
    }
    let head = ["feature", "in \(player)", "where", "remark"]
    return "\(heading)\n\n\(MarkdownTable.text(head, rows))"
  }
}
