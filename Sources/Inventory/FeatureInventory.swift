package import CompositionModel
package import Diagnostics
package import TimelineModel

/// The features that a composition uses, with the outcome of each.
package struct FeatureInventory: Hashable, Codable, Sendable {
  /// A feature and its places.
  package struct Item: Hashable, Codable, Sendable {
    /// The name of the feature in After Effects.
    package var title: String
    /// The numbers of places by outcome.
    package var counts: [FeatureOutcome: Int]
    /// The codes of the findings about the feature, in order.
    package var codes: [DiagnosticCode]
    /// The largest deviation from the design, with its unit; `nil` if it is unknown.
    package var error: String?

    /// The number of places that use the feature.
    package var count: Int { counts.values.reduce(0, +) }
    /// The outcome at the worst place.
    package var outcome: FeatureOutcome { counts.keys.max() ?? .native }
  }

  /// The features in the order of their first use.
  package private(set) var items: [Item] = []
  private var indices: [String: Int] = [:]

  /// Makes the inventory of a composition.
  ///
  /// - Parameters:
  ///   - composition: The composition.
  ///   - timeline: The converted timeline, whose animated properties are listed too.
  ///   - diagnostics: All findings about the composition, of import and of conversion. A finding that belongs to no
  ///     feature is listed by its own title.
  package init(of composition: Composition, timeline: Timeline?, diagnostics: DiagnosticList) {
    var elements = CompositionScan(composition).elements
    let unmatched = elements.setOutcomes(diagnostics)
    for element in elements { add(element.title, element.outcome, element.findings) }
    let changes = timeline.map(FeatureInventory.changes) ?? []
    items += changes
    for diagnostic in unmatched {
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

  /// The numbers of places of all features, by outcome.
  package var totals: [FeatureOutcome: Int] {
    items.reduce(into: [:]) { totals, item in
      totals.merge(item.counts) { $0 + $1 }
    }
  }

  /// The totals in words, such as "9 features at 40 places: 38 native, 2 dropped".
  package var summary: String {
    let places = items.reduce(0) { $0 + $1.count }
    guard places > 0 else { return "no features" }
    return "\(NumberText.count(items.count, "feature")) at \(NumberText.count(places, "place")): "
      + FeatureInventory.words(totals)
  }

  /// Numbers by outcome in words, the best outcome first.
  package static func words(_ counts: [FeatureOutcome: Int]) -> String {
    FeatureOutcome.allCases
      .compactMap { outcome in counts[outcome].map { "\($0) \(outcome.rawValue)" } }
      .joined(separator: ", ")
  }
}

extension [CompositionElement] {
  /// Sets the outcomes of the elements, and returns the findings that belong to none.
  ///
  /// A finding belongs to the innermost element at its place, or around it, that lists its code.
  fileprivate mutating func setOutcomes(_ diagnostics: DiagnosticList) -> [Diagnostic] {
    let places = Dictionary(grouping: indices.filter { !self[$0].codes.isEmpty }) {
      Substring(self[$0].pointer)
    }
    var unmatched: [Diagnostic] = []
    for diagnostic in diagnostics.items {
      guard let outcome = diagnostic.code.outcome else { continue }
      let matches = matches(of: diagnostic, places)
      if matches.isEmpty { unmatched.append(diagnostic) }
      // Elements with the same pointer cannot be distinguished, so each of them gets the outcome.
      for index in matches + further(matches.last, diagnostic) {
        self[index].outcome = Swift.max(self[index].outcome, outcome)
        if !self[index].findings.contains(diagnostic.code) {
          self[index].findings.append(diagnostic.code)
        }
      }
    }
    return unmatched
  }

  /// The other elements of a layer that a finding with a count includes.
  private func further(_ first: Int?, _ diagnostic: Diagnostic) -> [Int] {
    guard let first, diagnostic.count > 1 else { return [] }
    let path = self[first].layerPath
    return [Int](
      indices[(first + 1)...].lazy.filter { self[$0].codes.contains(diagnostic.code) }
        .prefix { self[$0].layerPath == path }.prefix(diagnostic.count - 1))
  }

  /// The innermost elements at or around the place of a finding that list its code.
  private func matches(of diagnostic: Diagnostic, _ places: [Substring: [Int]]) -> [Int] {
    var pointer = diagnostic.pointer[...]
    while true {
      let matches = (places[pointer] ?? []).filter { self[$0].codes.contains(diagnostic.code) }
      if !matches.isEmpty { return matches }
      guard let slash = pointer.lastIndex(of: "/") else { return [] }
      pointer = pointer[..<slash]
    }
  }
}
