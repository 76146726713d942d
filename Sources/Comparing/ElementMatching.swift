import Geometry

/// The pairs of elements in two versions of a list, found by names and content rather than by order.
struct ElementMatching {
  /// The elements of the old version.
  let old: [DescribedElement]
  /// The elements of the new version.
  let new: [DescribedElement]
  /// The indices of an element in both versions, in the order of the new one.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The indices of elements of the old version alone.
  private(set) var removed: [Int] = []
  /// The indices of elements of the new version alone.
  private(set) var added: [Int] = []

  /// The least share of equal facts of two elements without a common name that are one, 0...1.
  private static let leastSimilarity = 0.5
  /// The share that a common hint counts as.
  private static let hintWeight = 0.25
  /// The largest number of pairs whose facts are compared.
  private static let pairLimit = 100_000

  private var newOfOld: [Int: Int] = [:]
  private var taken: Set<Int> = []

  /// Matches the elements of two versions of a list.
  init(_ old: [DescribedElement], _ new: [DescribedElement]) {
    self.old = old
    self.new = new
    match()
    pairs = newOfOld.map { (old: $0.key, new: $0.value) }.sorted { $0.new < $1.new }
    removed = old.indices.filter { newOfOld[$0] == nil }
    added = new.indices.filter { !taken.contains($0) }
  }

  /// Matches by the strongest evidence first.
  private mutating func match() {
    pairUnchanged()
    pair { MatchKey($0.identity, $0.kind, $0.digest) }
    pairGroups { $0.name.isEmpty ? nil : MatchKey($0.name, $0.kind) }
    pair { $0.properties.isEmpty && $0.lists.isEmpty ? nil : MatchKey("", $0.kind, $0.digest) }
    pair { $0.name.isEmpty ? nil : MatchKey($0.name, "") }
    pairGroups { $0.identity.isEmpty ? MatchKey("", $0.kind) : nil }
    // Exporters number identifiers, so that these say less than the content.
    pairSimilar(
      old.indices.filter { newOfOld[$0] == nil }, new.indices.filter { !taken.contains($0) })
    pair { $0.hint.isEmpty || !$0.name.isEmpty ? nil : MatchKey($0.hint, $0.kind) }
  }

  /// Pairs equal elements that keep their order, so that an edit is attributed to the right one of several equal ones.
  ///
  /// Between them, elements of equal names stand opposite each other where possible.
  private mutating func pairUnchanged() {
    let names = [old, new].map { list in list.map { MatchKey($0.identity, $0.kind) } }
    func isEqual(_ one: Int, _ other: Int) -> Bool {
      names[0][one] == names[1][other] && old[one].digest == new[other].digest
    }
    // A pair of equal elements outweighs two pairs of equal names.
    let alignment = SequenceAlignment(old.count, new.count, single: 0, isEqual: isEqual) {
      names[0][$0] != names[1][$1] ? nil : isEqual($0, $1) ? -3 : -1
    }
    for case .both(let one, let other) in alignment.steps where isEqual(one, other) {
      take(one, other)
    }
  }

  private mutating func take(_ one: Int, _ other: Int) {
    newOfOld[one] = other
    taken.insert(other)
  }

  /// Pairs elements of equal keys in their order; those without a key stay.
  private mutating func pair(_ key: (DescribedElement) -> MatchKey?) {
    let groups = groups(key)
    for group in groups { for (one, other) in zip(group.old, group.new) { take(one, other) } }
  }

  /// Pairs elements of equal keys: in their order if there are equally or very many, else the most similar ones.
  private mutating func pairGroups(_ key: (DescribedElement) -> MatchKey?) {
    for group in groups(key) {
      let isLarge = group.old.count * group.new.count > ElementMatching.pairLimit
      if group.old.count == group.new.count || isLarge {
        for (one, other) in zip(group.old, group.new) { take(one, other) }
      } else {
        pairSimilar(group.old, group.new, least: 0)
      }
    }
  }

  private func groups(_ key: (DescribedElement) -> MatchKey?) -> [(old: [Int], new: [Int])] {
    let news = Dictionary(grouping: new.indices.filter { !taken.contains($0) }) { key(new[$0]) }
    return old.indices.filter { newOfOld[$0] == nil }.grouped { key(old[$0]) }
      .compactMap { key, olds in key == nil ? nil : news[key].map { (olds, $0) } }
  }

  /// Pairs the elements of one kind with the largest share of equal facts.
  private mutating func pairSimilar(
    _ ones: [Int], _ others: [Int], least: Double = ElementMatching.leastSimilarity
  ) {
    guard !ones.isEmpty, !others.isEmpty,
      ones.count * others.count <= ElementMatching.pairLimit
    else { return }
    let facts = (ones.map { old[$0].facts }, others.map { new[$0].facts })
    var candidates: [(similarity: Double, old: Int, new: Int)] = []
    for (row, one) in ones.enumerated() {
      for (column, other) in others.enumerated() where old[one].kind == new[other].kind {
        var similarity = ElementMatching.similarity(facts.0[row], facts.1[column])
        if old[one].hasHint(of: new[other]) { similarity += ElementMatching.hintWeight }
        if similarity >= least { candidates.append((similarity, one, other)) }
      }
    }
    candidates.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
    for (_, one, other) in candidates where newOfOld[one] == nil && !taken.contains(other) {
      take(one, other)
    }
  }

  /// The share of equal facts, 0...1; 0 if there are none.
  private static func similarity(_ one: [Int: Int], _ other: [Int: Int]) -> Double {
    let count = one.values.reduce(0, +) + other.values.reduce(0, +)
    guard count > 0 else { return 0 }
    let common = one.reduce(0) { $0 + Swift.min($1.value, other[$1.key] ?? 0) }
    return 2 * Double(common) / Double(count)
  }

  /// The pairs outside a longest sequence that kept its order.
  var moved: [(old: Int, new: Int)] {
    // The least last index of an increasing sequence of each length, and the pair before each pair in its sequence.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].old > pair.old }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var kept: Set<Int> = []
    var place = ends.last
    while let index = place {
      kept.insert(index)
      place = before[index]
    }
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0] }
  }
}

/// The facts that match elements.
private struct MatchKey: Hashable {
  let identity: String
  let kind: String
  let digest: Int

  init(_ identity: String, _ kind: String, _ digest: Int = 0) {
    (self.identity, self.kind, self.digest) = (identity, kind, digest)
  }
}

extension DescribedElement {
  /// The name or the hint, which identifies an element in both versions.
  fileprivate var identity: String { name.isEmpty ? hint : name }

  fileprivate func hasHint(of other: DescribedElement) -> Bool {
    !hint.isEmpty && hint == other.hint
  }

  /// The hashes of facts about the element and its children, at most 400, with the number of equal ones.
  fileprivate var facts: [Int: Int] {
    var facts: [Int] = []
    func add(_ element: DescribedElement) {
      for property in element.properties where facts.count < 400 && !property.value.isUsual {
        facts.append(property.hashValue)
      }
      for child in element.lists.flatMap(\.elements) where facts.count < 400 {
        facts.append([child.kind, child.name].hashValue)
        add(child)
      }
    }
    add(self)
    return facts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
