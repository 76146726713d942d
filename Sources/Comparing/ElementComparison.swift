import Diagnostics

/// Compares two versions of an element with all its children.
struct ElementComparison {
  /// The clock of the new version.
  let clock: ComparisonClock
  /// The matching elements of the new version, by the indices of the old one's.
  var partners: [ReferenceScope: [Int: Int]] = [:]

  /// Returns the changes between two versions of a whole animation.
  mutating func changes(_ old: DescribedElement, _ new: DescribedElement) -> [AnimationChange] {
    compare(
      old, new,
      ComparedPlace(
        clock: clock, names: [new.title], element: new.kind, oldPointer: old.pointer,
        newPointer: new.pointer, scale: clock.main))
  }

  /// Compares an element of both versions.
  private mutating func compare(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> [AnimationChange] {
    var found: [AnimationChange] = []
    if old.name != new.name {
      let names = [old, new].map { $0.name.isEmpty ? "no name" : "“\($0.name)”" }
      found.append(
        place.change(
          .renamed, "renamed from \(names[0]) to \(names[1])", property: "name", old: old.name,
          new: new.name))
    }
    let isOfOneKind = old.kind == new.kind && old.kindDetail == new.kindDetail
    if old.kind != new.kind {
      found.append(place.change(.changed, property: "kind", old: old.kind, new: new.kind))
    } else if !isOfOneKind {
      found.append(
        place.change(
          .changed, property: "internal name", old: old.kindDetail, new: new.kindDetail))
    }
    // References may differ behind equal names.
    if old.digest == new.digest, !old.hasReferences, !new.hasReferences { return found }
    found += propertyChanges(old, new, place, comparesAll: isOfOneKind)
    found += listChanges(old, new, place)
    return new.start != nil && old.start != nil && new.view == nil
      ? found.foldingShifts(old, new, place) : found
  }

  private mutating func listChanges(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> [AnimationChange] {
    let outer = partners
    defer { partners = outer }
    let missing = old.lists.filter { list in !new.lists.contains { $0.type == list.type } }
    let lists =
      new.lists
      + missing.map { list -> DescribedElement.List in
        var empty = list
        empty.elements = []
        return empty
      }
    let olds = lists.map { list in old.lists.first { $0.type == list.type }?.elements ?? [] }
    let matchings = zip(olds, lists).map { ElementMatching($0, $1.elements) }
    // References can be to elements of any list.
    for (list, matching) in zip(lists, matchings) {
      guard let scope = list.scope else { continue }
      partners[scope] = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.old, $0.new) })
    }
    return zip(lists, matchings).flatMap { changes(in: $0, $1, place) }
  }

  private mutating func changes(
    in list: DescribedElement.List, _ matching: ElementMatching, _ place: ComparedPlace
  ) -> [AnimationChange] {
    if case .summarized(let noun) = list.role { return summary(noun, matching, place) }
    var found = matching.removed.map { index in
      let old = matching.old[index]
      return presence(.removed, old, place.child(old, nil))
    }
    var moves: [Int: Int] = [:]
    if case .ordered = list.role {
      moves = Dictionary(uniqueKeysWithValues: matching.moved.map { ($0.new, $0.old) })
    }
    let partners = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.new, $0.old) })
    for (index, new) in list.elements.enumerated() {
      guard let partner = partners[index] else {
        found.append(presence(.added, new, place.child(nil, new)))
        continue
      }
      let old = matching.old[partner]
      var inner = place.child(old, new)
      if let origin = moves[index] {
        found.append(move(from: origin, to: index, in: list.elements, inner))
      }
      if list.scope == .precompositions { inner.scale = clock.precompositions[index] }
      found += compare(old, new, inner)
    }
    return found
  }

  private func presence(
    _ kind: AnimationChange.Kind, _ element: DescribedElement, _ place: ComparedPlace
  ) -> AnimationChange {
    let title = element.kind.lowercasingFirst
    let details = element.start == nil || element.view != nil ? element.briefly(clock) : ""
    var place = place
    // The kind of an element without a name is part of the sentence.
    if element.isUnnamed { place.names.removeLast() }
    return place.change(
      kind, "\(title) \(kind.rawValue)" + (details.isEmpty ? "" : ": \(details)"))
  }

  private func move(
    from old: Int, to new: Int, in list: [DescribedElement], _ place: ComparedPlace
  ) -> AnimationChange {
    let text =
      new + 1 < list.count
      ? "above “\(list[new + 1].title)”" : "below “\(list[new - 1].title)”"
    let places = old == new ? "" : "from place \(old + 1) to \(new + 1), "
    return place.change(
      .moved, "moved \(places)\(text)", property: "place", old: "\(old + 1)", new: "\(new + 1)")
  }

  /// A single change that counts the children that differ.
  private func summary(
    _ noun: String, _ matching: ElementMatching, _ place: ComparedPlace
  ) -> [AnimationChange] {
    let changed = matching.pairs.count { pair in
      let (old, new) = (matching.old[pair.old], matching.new[pair.new])
      return old.digest != new.digest || old.name != new.name
    }
    let counts = [
      (matching.added.count, "added"), (matching.removed.count, "removed"), (changed, "changed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard !words.isEmpty else { return [] }
    return [place.change(.changed, "\(noun): \(words.joined(separator: ", "))", property: noun)]
  }
}
