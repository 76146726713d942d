public import CompositionModel
public import Diagnostics
import JSONTree
public import TimelineModel

/// What a composition uses, and what becomes of each feature.
public struct FeatureInventory: Hashable, Sendable {
  /// A feature and its places.
  public struct Item: Hashable, Sendable {
    /// What it is, in After Effects' words.
    public var title: String
    /// At how many places it fares how.
    public var counts: [FeatureOutcome: Int]
    /// The codes of the findings about it, in order.
    public var codes: [DiagnosticCode]
    /// How far it is from the design at the worst place, with the unit; `nil` where that is not known.
    public var error: String?

    /// How many places use it.
    public var count: Int { counts.values.reduce(0, +) }
    /// How it fares at the worst place.
    public var outcome: FeatureOutcome { counts.keys.max() ?? .native }
  }

  /// The features in the order in which they are met first.
  public private(set) var items: [Item] = []
  private var indices: [String: Int] = [:]

  /// Makes the inventory of a composition.
  ///
  /// - Parameters:
  ///   - composition: The composition.
  ///   - timeline: What it was converted to; the properties that change in it are listed too.
  ///   - diagnostics: All findings about it, of import and of conversion. One about a feature that is not among the
  ///     composition's is listed by its own title.
  public init(of composition: Composition, timeline: Timeline?, diagnostics: DiagnosticList) {
    var scan = ElementScan(composition)
    scan.run()
    let fates = ElementFates(scan.elements, diagnostics)
    for (element, fate) in zip(scan.elements, fates.fates) {
      add(element.title, fate.outcome, fate.codes)
    }
    let changes = timeline.map(FeatureInventory.changes) ?? []
    items += changes
    for diagnostic in fates.unclaimed {
      guard let outcome = diagnostic.code.outcome,
        !changes.contains(where: { $0.codes.contains(diagnostic.code) })
      else { continue }
      add(diagnostic.code.title, outcome, [diagnostic.code], count: diagnostic.count)
    }
  }

  private mutating func add(
    _ title: String, _ outcome: FeatureOutcome, _ codes: [DiagnosticCode], count: Int = 1
  ) {
    let index = indices[title] ?? items.count
    if index == items.count {
      indices[title] = index
      items.append(Item(title: title, counts: [:], codes: []))
    }
    items[index].counts[outcome, default: 0] += count
    for code in codes where !items[index].codes.contains(code) { items[index].codes.append(code) }
  }

  /// How many places there are, by fate.
  public var totals: [FeatureOutcome: Int] {
    items.reduce(into: [:]) { totals, item in
      totals.merge(item.counts) { $0 + $1 }
    }
  }

  /// The numbers in words, such as "9 features at 40 places: 38 native, 2 dropped".
  public var summary: String {
    let places = items.reduce(0) { $0 + $1.count }
    guard places > 0 else { return "no features" }
    return "\(items.count) \(items.count == 1 ? "feature" : "features") at \(places) "
      + "\(places == 1 ? "place" : "places"): \(FeatureInventory.words(totals))"
  }

  /// Numbers by fate, the best first.
  static func words(_ counts: [FeatureOutcome: Int]) -> String {
    FeatureOutcome.allCases
      .compactMap { outcome in counts[outcome].map { "\($0) \(outcome.rawValue)" } }
      .joined(separator: ", ")
  }

  /// A heading, and a line for each feature with its number of places.
  var lines: [String] {
    let titleWidth = items.map(\.title.count).max() ?? 0
    let countWidth = items.map { String($0.count).count }.max() ?? 0
    return ["Uses \(summary)"]
      + items.map { item in
        let count = String(item.count)
        let title = item.title.printable
        let fate =
          item.counts.count == 1 ? item.outcome.rawValue : FeatureInventory.words(item.counts)
        let remarks = (item.error.map { ["within \($0)"] } ?? []) + item.codes.map(\.rawValue)
        return "  \(spaces(countWidth - count.count))\(count)  "
          + "\(title)\(spaces(titleWidth - title.count))  "
          + fate + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
      }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// The inventory as a JSON object.
  var json: JSONNode {
    ["totals": counts(totals), "features": .array(items.map(node))]
  }

  private func node(_ item: Item) -> JSONNode {
    var members: [JSONField] = [
      JSONField("title", .string(item.title)), JSONField("fate", .string(item.outcome.rawValue)),
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
