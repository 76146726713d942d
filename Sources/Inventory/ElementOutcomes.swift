import Diagnostics

/// The outcomes of the elements of a composition, derived from findings.
///
/// A finding belongs to the innermost element at its place, or around it, that lists its code.
struct ElementOutcomes {
  /// The outcome of an element, and the codes of the findings about it.
  struct ElementOutcome: Hashable, Sendable {
    var outcome = FeatureOutcome.native
    var codes: [DiagnosticCode] = []
  }

  /// The outcomes, in the order of the elements.
  private(set) var outcomes: [ElementOutcome]
  /// The findings that belong to no element.
  private(set) var unmatched: [Diagnostic] = []

  init(_ elements: [CompositionElement], _ diagnostics: DiagnosticList) {
    outcomes = Array(repeating: ElementOutcome(), count: elements.count)
    var places: [Substring: [Int]] = [:]
    for (index, element) in elements.enumerated() where !element.codes.isEmpty {
      places[Substring(element.pointer), default: []].append(index)
    }
    for diagnostic in diagnostics.items {
      guard let outcome = diagnostic.code.outcome else { continue }
      var matches = ElementOutcomes.matches(of: diagnostic, elements, places)
      matches += ElementOutcomes.further(matches.last, diagnostic, elements)
      if matches.isEmpty { unmatched.append(diagnostic) }
      // Elements with the same pointer cannot be distinguished, so each of them gets the outcome.
      for index in matches { add(outcome, diagnostic.code, at: index) }
    }
  }

  private mutating func add(_ outcome: FeatureOutcome, _ code: DiagnosticCode, at index: Int) {
    outcomes[index].outcome = max(outcomes[index].outcome, outcome)
    if !outcomes[index].codes.contains(code) { outcomes[index].codes.append(code) }
  }

  /// The other elements of a layer that a finding with a count includes.
  private static func further(
    _ first: Int?, _ diagnostic: Diagnostic, _ elements: [CompositionElement]
  ) -> [Int] {
    guard let first, diagnostic.count > 1 else { return [] }
    let path = elements[first].layerPath
    return Array(
      (first + 1..<elements.count).lazy
        .filter { elements[$0].codes.contains(diagnostic.code) }
        .prefix { elements[$0].layerPath == path }
        .prefix(diagnostic.count - 1))
  }

  /// The innermost elements at or around the place of a finding that list its code.
  private static func matches(
    of diagnostic: Diagnostic, _ elements: [CompositionElement], _ places: [Substring: [Int]]
  ) -> [Int] {
    var pointer = diagnostic.pointer[...]
    while true {
      let matches = (places[pointer] ?? []).filter { elements[$0].codes.contains(diagnostic.code) }
      if !matches.isEmpty { return matches }
      guard let slash = pointer.lastIndex(of: "/") else { return [] }
      pointer = pointer[..<slash]
    }
  }
}
