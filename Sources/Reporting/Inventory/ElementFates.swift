import Diagnostics

/// What findings say about the elements of a composition.
///
/// A finding belongs to the innermost element at its place, or around it, that knows its code.
struct ElementFates {
  /// What becomes of an element.
  struct Fate: Hashable, Sendable {
    var outcome = FeatureOutcome.native
    var codes: [DiagnosticCode] = []
  }

  /// The fates, in the order of the elements.
  private(set) var fates: [Fate]
  /// The findings that belong to no element.
  private(set) var unclaimed: [Diagnostic] = []

  init(_ elements: [CompositionElement], _ diagnostics: DiagnosticList) {
    fates = Array(repeating: Fate(), count: elements.count)
    var places: [Substring: [Int]] = [:]
    for (index, element) in elements.enumerated() where !element.codes.isEmpty {
      places[Substring(element.pointer), default: []].append(index)
    }
    for diagnostic in diagnostics.items {
      guard let outcome = diagnostic.code.outcome else { continue }
      var owners = ElementFates.owners(of: diagnostic, elements, places)
      owners += ElementFates.alike(owners.last, diagnostic, elements)
      if owners.isEmpty { unclaimed.append(diagnostic) }
      // Elements that share a place cannot be told apart: each has it.
      for owner in owners {
        fates[owner].outcome = max(fates[owner].outcome, outcome)
        if !fates[owner].codes.contains(diagnostic.code) {
          fates[owner].codes.append(diagnostic.code)
        }
      }
    }
  }

  /// The further elements of a layer that a finding with a count stands for.
  private static func alike(
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

  private static func owners(
    of diagnostic: Diagnostic, _ elements: [CompositionElement], _ places: [Substring: [Int]]
  ) -> [Int] {
    var pointer = diagnostic.pointer[...]
    while true {
      let owners = (places[pointer] ?? []).filter { elements[$0].codes.contains(diagnostic.code) }
      if !owners.isEmpty { return owners }
      guard let slash = pointer.lastIndex(of: "/") else { return [] }
      pointer = pointer[..<slash]
    }
  }
}
