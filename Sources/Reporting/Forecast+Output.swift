import Inventory
import JSONTree

extension Forecast {
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
        if !item.remark.isEmpty { line += ": \(item.remark)" }
        return line.printable
      }
  }

  /// The forecast for a player, with a heading.
  var markdown: String {
    let heading = "### Forecast for \(target.rawValue)"
    let player = MarkdownTable.escaped(target.player)
    guard !items.isEmpty else {
      return "\(heading)\n\nNo missing features are known in \(player)."
    }
    let rows = items.map { item in
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
      "support": .string(item.support.rawValue), "remark": .string(item.remark),
      "pointer": .string(item.pointer),
      "layerPath": .strings(item.layerPath), "count": .int(item.count),
    ]
  }
}
