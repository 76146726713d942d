import Diagnostics
package import Inventory
package import JSONTree

extension FeatureInventory {
  /// A heading, and a line for each feature with its number of places.
  var lines: [String] {
    let titleWidth = items.map(\.title.count).max() ?? 0
    let countWidth = items.map { String($0.count).count }.max() ?? 0
    return ["Uses \(summary)"]
      + items.map { item in
        let count = String(item.count)
        let title = item.title.printable
        let outcome =
          item.counts.count == 1 ? item.outcome.rawValue : FeatureInventory.words(item.counts)
        let remarks = (item.error.map { ["within \($0)"] } ?? []) + item.codes.map(\.rawValue)
        return "  \(spaces(countWidth - count.count))\(count)  "
          + "\(title)\(spaces(titleWidth - title.count))  "
          + outcome + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
      }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// The features of a file, a row each.
  var markdown: String {
    let sentence = "Uses \(summary)."
    guard !items.isEmpty else { return sentence }
    let rows = items.map { item in
      [MarkdownTable.escaped(item.title)]
        + FeatureOutcome.allCases.map { item.counts[$0].map(String.init) ?? "" }
        + [item.error ?? "", item.codes.map(\.rawValue).joined(separator: ", ")]
    }
    let head = ["feature"] + FeatureOutcome.allCases.map(\.rawValue) + ["within", "codes"]
    return "\(sentence)\n\n\(MarkdownTable.text(head, rows))"
  }

  /// The inventory as a JSON object.
  package var json: JSONNode {
    ["totals": counts(totals), "features": .array(items.map(node))]
  }

  private func node(_ item: Item) -> JSONNode {
    .members([
      "title": .string(item.title), "outcome": .string(item.outcome.rawValue),
      "places": counts(item.counts), "codes": .strings(item.codes.map(\.rawValue)),
      "error": item.error.map(JSONNode.string),
    ])
  }

  private func counts(_ counts: [FeatureOutcome: Int]) -> JSONNode {
    .object(FeatureOutcome.allCases.map { JSONField($0.rawValue, .int(counts[$0] ?? 0)) })
  }
}
