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

  /// The inventory as a JSON object.
  package var json: JSONNode {
    ["totals": counts(totals), "features": .array(items.map(node))]
  }

  private func node(_ item: Item) -> JSONNode {
    var members: [JSONField] = [
      JSONField("title", .string(item.title)), JSONField("outcome", .string(item.outcome.rawValue)),
      JSONField("places", counts(item.counts)),
      JSONField("codes", .array(item.codes.map { .string($0.rawValue) })),
    ]
    if let error = item.error { members.append(JSONField("error", .string(error))) }
    return .object(members)
  }

  private func counts(_ counts: [FeatureOutcome: Int]) -> JSONNode {
    .object(
      FeatureOutcome.allCases.map { JSONField($0.rawValue, .number(Double(counts[$0] ?? 0))) })
  }
}
