import Diagnostics

// Outcomes, derived from findings.
extension [CompositionElement] {
  /// Sets the outcomes of the elements, and returns the findings that belong to none.
  ///
  /// A finding belongs to the innermost element at its place, or around it, that lists its code.
  mutating func setOutcomes(_ diagnostics: DiagnosticList) -> [Diagnostic] {
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
