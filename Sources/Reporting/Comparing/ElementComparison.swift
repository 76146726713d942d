import SceneModel
import ViewTree

/// Compares two versions of an element with all its children.
struct ElementComparison {
  /// The clock of the new version.
  let clock: ComparisonClock
  /// The elements of the new version that those of the old one became, by their indices.
  private(set) var partners: [ReferenceScope: [Int: Int]] = [:]

  /// Makes a comparison with a clock.
  init(_ clock: ComparisonClock) {
    self.clock = clock
  }

  /// Returns the changes between two versions of a whole animation.
  mutating func changes(_ old: DescribedElement, _ new: DescribedElement) -> [AnimationChange] {
    let place = ComparedPlace(
      names: [new.title], element: new.kind, oldPointer: old.pointer, newPointer: new.pointer,
      start: nil, scale: clock.main)
    return compare(old, new, place).map(\.change)
  }

  /// Compares an element of both versions.
  private mutating func compare(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> [FoundChange] {
    var found: [FoundChange] = []
    if old.name != new.name { found.append(renaming(old, new, place)) }
    let isOfOneKind = old.kind == new.kind && old.kindDetail == new.kindDetail
    if !isOfOneKind { found.append(kindChange(old, new, place)) }
    // References may differ behind equal names.
    if old.digest == new.digest, !old.hasReferences, !new.hasReferences { return found }
    found += propertyChanges(old, new, place, comparesAll: isOfOneKind)
    found += listChanges(old, new, place)
    return new.start != nil && old.start != nil && new.view == nil
      ? LayerShift(old, new, found, place, clock).folded : found
  }

  private func renaming(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> FoundChange {
    let names = [old, new].map { $0.name.isEmpty ? "no name" : "“\($0.name)”" }
    var change = place.change(.renamed, "renamed from \(names[0]) to \(names[1])")
    (change.property, change.old, change.new) = ("name", old.name, new.name)
    change.frame = clock.frame(at: place.start, in: place.scale)
    return FoundChange(change: change)
  }

  private func kindChange(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> FoundChange {
    let details = old.kind == new.kind
    let (from, to) = details ? (old.kindDetail, new.kindDetail) : (old.kind, new.kind)
    let name = details ? "internal name" : "kind"
    var change = place.change(.changed, "\(name): \(from) → \(to)")
    (change.property, change.old, change.new) = (name, from, to)
    change.frame = clock.frame(at: place.start, in: place.scale)
    return FoundChange(change: change)
  }

  /// Compares the properties by their names.
  ///
  /// - Parameter comparesAll: Whether properties of one version alone are changes, too.
  private func propertyChanges(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace, comparesAll: Bool
  ) -> [FoundChange] {
    let comparison = PropertyComparison(place: place, clock: clock, partners: partners)
    if let dimensions = SeparatedDimensions(old, new) {
      let (one, other) = dimensions.rest
      return [comparison.change(SeparatedDimensions.name, dimensions.old, dimensions.new)]
        + propertyChanges(one, other, place, comparesAll: comparesAll)
    }
    var rest: [String: [DescribedValue]] = [:]
    for property in old.properties.reversed() {
      rest[property.name, default: []].append(property.value)
    }
    var found: [FoundChange] = []
    for property in new.properties {
      let value = rest[property.name]?.popLast()
      if value == nil, !comparesAll { continue }
      found += comparison.changes(property.name, value, property.value)
    }
    guard comparesAll else { return found }
    for property in old.properties {
      // Those of the new version were removed from the end, where the first ones are.
      guard rest[property.name]?.isEmpty == false, let value = rest[property.name]?.removeLast()
      else { continue }
      found += comparison.changes(property.name, value, nil)
    }
    return found
  }

  private mutating func listChanges(
    _ old: DescribedElement, _ new: DescribedElement, _ place: ComparedPlace
  ) -> [FoundChange] {
    let outer = partners
    defer { partners = outer }
    let lists = ListPair.all(old.lists, new.lists)
    let matchings = lists.map { ElementMatching($0.old, $0.new) }
    // References can be to elements of any list.
    for (list, matching) in zip(lists, matchings) {
      guard let scope = list.scope else { continue }
      partners[scope] = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.old, $0.new) })
    }
    return zip(lists, matchings).flatMap { changes(in: $0, $1, place) }
  }

  private mutating func changes(
    in list: ListPair, _ matching: ElementMatching, _ place: ComparedPlace
  ) -> [FoundChange] {
    if case .summarized(let noun) = list.role { return summary(of: list, noun, matching, place) }
    var found = matching.removed.map { index in
      presence(.removed, list.old[index], place.child(list.old[index], nil))
    }
    var moves: [Int: Int] = [:]
    if case .ordered = list.role {
      moves = Dictionary(uniqueKeysWithValues: matching.moved.map { ($0.new, $0.old) })
    }
    let partners = Dictionary(
      uniqueKeysWithValues: matching.pairs.map { (key: $0.new, value: $0.old) })
    for index in list.new.indices {
      let new = list.new[index]
      guard let partner = partners[index] else {
        found.append(presence(.added, new, place.child(nil, new)))
        continue
      }
      var inner = place.child(list.old[partner], new)
      if let origin = moves[index] {
        found.append(move(from: origin, to: index, in: list, inner))
      }
      if list.scope == .precompositions { inner.scale = clock.precompositions[index] }
      found += compare(list.old[partner], new, inner)
    }
    return found
  }

  private func presence(
    _ kind: AnimationChange.Kind, _ element: DescribedElement, _ place: ComparedPlace
  ) -> FoundChange {
    let title = element.kind.prefix(1).lowercased() + element.kind.dropFirst()
    let details = element.start == nil || element.view != nil ? element.briefly(clock) : ""
    var place = place
    // The kind of an element without a name is part of the sentence.
    if element.isUnnamed { place.names.removeLast() }
    var change = place.change(
      kind, "\(title) \(kind.rawValue)" + (details.isEmpty ? "" : ": \(details)"))
    change.frame = clock.frame(at: place.start, in: place.scale)
    return FoundChange(change: change)
  }

  private func move(
    from old: Int, to new: Int, in list: ListPair, _ place: ComparedPlace
  ) -> FoundChange {
    let text =
      new + 1 < list.new.count
      ? "above “\(list.new[new + 1].title)”" : "below “\(list.new[new - 1].title)”"
    let places = old == new ? "" : "from place \(old + 1) to \(new + 1), "
    var change = place.change(.moved, "moved \(places)\(text)")
    (change.property, change.old, change.new) = ("place", "\(old + 1)", "\(new + 1)")
    change.frame = clock.frame(at: place.start, in: place.scale)
    return FoundChange(change: change)
  }

  /// A single change that counts the children that differ.
  private func summary(
    of list: ListPair, _ noun: String, _ matching: ElementMatching, _ place: ComparedPlace
  ) -> [FoundChange] {
    let changed = matching.pairs.count { pair in
      list.old[pair.old].digest != list.new[pair.new].digest
        || list.old[pair.old].name != list.new[pair.new].name
    }
    let counts = [
      (matching.added.count, "added"), (matching.removed.count, "removed"), (changed, "changed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard !words.isEmpty else { return [] }
    var change = place.change(.changed, "\(noun): \(words.joined(separator: ", "))")
    change.property = noun
    return [FoundChange(change: change)]
  }
}
