/// Which groups take their frames from which others, anywhere in a view tree.
public struct MatchedLinks {
  /// Why a group can not be matched.
  public enum Problem: Hashable, Sendable {
    /// No other view has its name, or none that is a source.
    case noSource
    /// So many sources have its name, of which only two can take turns.
    case severalSources(Int)
    /// It lies in what it is to be matched with, or depends on itself by way of others.
    case circle
    /// It, or a group on the way to what it is matched with, stands in a space, or is repeated.
    case unplaced
    /// Too many depend on each other.
    case tooDeep
  }

  /// The ways that lead from a group to a source.
  struct Link: Sendable {
    /// The source.
    var source: Int
    /// The groups around the group that are not around the source, innermost first.
    var outward: [Int]
    /// The groups around the source that are not around the group, outermost first.
    var inward: [Int]
    /// Whether the source is around the group.
    var isInside: Bool
  }

  /// The links of each group that has some; a source has one, to the other one.
  private(set) var links: [Int: [Link]] = [:]
  /// Why groups are left unmatched.
  public private(set) var problems: [(view: Int, problem: Problem)] = []

  /// How many groups may depend on each other, one on the next.
  static let maximumDepth = 64
  /// How many groups can be matched; the others are not.
  public static let maximumViews = 1_000

  private let parents: [Int]
  private let kinds: (Int) -> ViewKind

  /// Finds the links of a view tree, whose views are numbered in preorder.
  public init(_ root: ViewNode) {
    var parents: [Int] = []
    var kinds: [ViewKind] = []
    func add(_ view: ViewNode, parent: Int) {
      let index = parents.count
      parents.append(parent)
      kinds.append(view.kind)
      for child in view.children { add(child, parent: index) }
    }
    add(root, parent: -1)
    let matched = kinds.indices.filter { kinds[$0].matched != nil }
    self.init(matched, parents: parents) { kinds[$0] }
  }

  /// Finds the links of some views.
  ///
  /// - Parameters:
  ///   - matched: The groups that share frames, in preorder.
  ///   - parents: The view around each view; -1 for the root.
  ///   - kinds: What each view is.
  init(_ matched: [Int], parents: [Int], kinds: @escaping (Int) -> ViewKind) {
    self.parents = parents
    self.kinds = kinds
    var byName: [String: [Int]] = [:]
    for view in matched.prefix(MatchedLinks.maximumViews) {
      if let name = kinds(view).matched?.id { byName[name, default: []].append(view) }
    }
    for name in byName.keys.sorted() { link(byName[name] ?? []) }
    breakCircles()
    problems.sort { $0.view < $1.view }
  }

  /// Links the views of one name.
  private mutating func link(_ views: [Int]) {
    let sources = views.filter { kinds($0).matched?.isSource == true }
    guard sources.count <= 2 else {
      problems.append((sources[2], .severalSources(sources.count)))
      return
    }
    for view in views {
      let others = sources.filter { $0 != view }
      guard !others.isEmpty else {
        // One source has nobody to take turns with, but may have followers.
        if views.count == 1 || sources.isEmpty { problems.append((view, .noSource)) }
        continue
      }
      var found: [Link] = []
      for source in others {
        switch link(from: view, to: source) {
        case .success(let link): found.append(link)
        case .failure(let failure): problems.append((view, failure.problem))
        }
      }
      if found.count == others.count { links[view] = found }
    }
  }

  private struct Failure: Error { var problem: Problem }

  /// The way from a group to a source, by the groups that are not around both.
  private func link(from view: Int, to source: Int) -> Result<Link, Failure> {
    let (own, other) = (ancestors(of: view), ancestors(of: source))
    let isSwap = kinds(view).matched?.isSource == true
    guard !other.contains(view), !(isSwap && own.contains(source)) else {
      return .failure(Failure(problem: .circle))
    }
    let shared = Set(other).union([source])
    let outward = Array(own.prefix { !shared.contains($0) })
    let around = Set(own)
    let inward = Array(other.prefix { !around.contains($0) }.reversed())
    let link = Link(
      source: source, outward: outward, inward: inward, isInside: around.contains(source))
    let way = outward + inward + [view] + (link.isInside ? [] : [source])
    return way.allSatisfy(isPlaced) ? .success(link) : .failure(Failure(problem: .unplaced))
  }

  /// The views around one, innermost first.
  private func ancestors(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = parents[view]
    while next >= 0 {
      result.append(next)
      next = parents[next]
    }
    return result
  }

  /// Whether a view has one place, given by a transform alone.
  private func isPlaced(_ view: Int) -> Bool {
    guard case .group(let style) = kinds(view), style.space == nil else { return false }
    guard parents[view] >= 0, case .group(let outer) = kinds(parents[view]) else { return true }
    return outer.space == nil || outer.space == .projected
  }

  /// Takes out the links of groups that depend on themselves, or on too many others.
  private mutating func breakCircles() {
    /// How many groups one depends on, one by way of the next; `nil` while that is counted.
    var depths: [Int: Int?] = [:]
    func depth(_ view: Int, _ level: Int) -> Int? {
      if let known = depths[view] { return known }
      guard let own = links[view] else { return 0 }
      depths[view] = .some(nil)
      var deepest = 0
      for other in Set(own.flatMap { $0.outward + $0.inward }).sorted() {
        guard level < MatchedLinks.maximumDepth, let found = depth(other, level + 1) else {
          problems.append((view, level < MatchedLinks.maximumDepth ? .circle : .tooDeep))
          links[view] = nil
          depths[view] = 0
          return 0
        }
        deepest = Swift.max(deepest, found + 1)
      }
      depths[view] = deepest
      return deepest
    }
    for view in links.keys.sorted() { _ = depth(view, 0) }
  }
}

extension ViewKind {
  /// How a group shares its frame; `nil` for one that does not, and for other views.
  public var matched: MatchedGeometry? {
    if case .group(let style) = self { style.matched } else { nil }
  }
}
