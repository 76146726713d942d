public import Geometry

/// The frame sharing of groups with one name: SwiftUI's `matchedGeometryEffect(id:in:)`.
///
/// Two sources move between each other's frames if one is present at a time: when one is
/// removed and the other inserted, both move from the first frame to the second. A view that is not
/// a source adopts the frame of the present source. The views may be anywhere in the tree; frames
/// are converted through the transforms of all groups around them.
public struct MatchedGeometry: Hashable, Sendable {
  /// The parts of a frame that are shared.
  public enum Properties: String, Hashable, Sendable, CaseIterable {
    /// Position and size.
    case frame
    /// The position of the anchor.
    case position
    /// Width and height about the anchor.
    case size
  }

  /// The name that the views share.
  public var id: String
  /// The parts of the frame that the view adopts.
  public var properties: Properties
  /// The point of the frame that is matched: 0...1 from left to right and from top to bottom.
  public var anchor: Vector2
  /// Whether others take the frame of this view.
  public var isSource: Bool

  /// Makes a share; the defaults are SwiftUI's.
  public init(
    id: String, properties: Properties = .frame, anchor: Vector2 = Vector2(0.5, 0.5),
    isSource: Bool = true
  ) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// The connections between groups that share frames, anywhere in a view tree.
public struct MatchedLinks {
  /// Why a group can not be matched.
  public enum Problem: Hashable, Error {
    /// No other view has its name, or none of them is a source.
    case noSource
    /// More than two sources have its name; the number of them.
    case severalSources(Int)
    /// It is a descendant of the view that it is matched with, or depends on itself through others.
    case circle
    /// The view, or a group between it and its match, is in a shared space or repeated.
    case unplaced
    /// Too many depend on each other.
    case tooDeep
  }

  /// The path through the tree from a group to a source.
  struct Link: Sendable {
    /// The source.
    var source: Int
    /// The ancestors of the group that are not ancestors of the source, innermost first.
    var outward: [Int]
    /// The ancestors of the source that are not ancestors of the group, outermost first.
    var inward: [Int]
    /// Whether the source is around the group.
    var isInside: Bool
  }

  /// The links of each group; a source has one, to the other source.
  private(set) var links: [Int: [Link]] = [:]
  /// Why groups are left unmatched.
  public private(set) var problems: [(view: Int, problem: Problem)] = []

  /// The longest chain of dependent groups.
  static let maximumDepth = 64
  /// The largest number of matched groups; further ones are not matched.
  public static let maximumViews = 1_000

  private let parents: [Int]
  private let kinds: (Int) -> ViewKind

  /// Finds the links of a view tree, whose views are numbered in preorder.
  public init(_ root: ViewNode) {
    let views = Array(root.preorder)
    let matched = views.indices.filter { views[$0].node.kind.matched != nil }
    self.init(matched, parents: views.map { $0.parent ?? -1 }) { views[$0].node.kind }
  }

  /// Finds the links of some views.
  ///
  /// - Parameters:
  ///   - matched: The groups that share frames, in preorder.
  ///   - parents: The parent of each view; -1 for the root.
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

  /// Links the views that share a name.
  private mutating func link(_ views: [Int]) {
    let sources = views.filter { kinds($0).matched?.isSource == true }
    guard sources.count <= 2 else {
      problems.append((sources[2], .severalSources(sources.count)))
      return
    }
    for view in views {
      let others = sources.filter { $0 != view }
      guard !others.isEmpty else {
        // A single source has no counterpart, but may have followers.
        if views.count == 1 || sources.isEmpty { problems.append((view, .noSource)) }
        continue
      }
      var found: [Link] = []
      for source in others {
        switch link(from: view, to: source) {
        case .success(let link): found.append(link)
        case .failure(let problem): problems.append((view, problem))
        }
      }
      if found.count == others.count { links[view] = found }
    }
  }

  /// Returns the path from a group to a source, without their common ancestors.
  private func link(from view: Int, to source: Int) -> Result<Link, Problem> {
    let (own, other) = (ancestors(of: view), ancestors(of: source))
    let isSwap = kinds(view).matched?.isSource == true
    guard !other.contains(view), !(isSwap && own.contains(source)) else { return .failure(.circle) }
    let shared = Set(other).union([source])
    let outward = Array(own.prefix { !shared.contains($0) })
    let around = Set(own)
    let inward = Array(other.prefix { !around.contains($0) }.reversed())
    let link = Link(
      source: source, outward: outward, inward: inward, isInside: around.contains(source))
    let path = outward + inward + [view] + (link.isInside ? [] : [source])
    return path.allSatisfy(isPlaced) ? .success(link) : .failure(.unplaced)
  }

  /// The ancestors of a view, innermost first.
  private func ancestors(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = parents[view]
    while next >= 0 {
      result.append(next)
      next = parents[next]
    }
    return result
  }

  /// Whether a view has a single placement, given by an affine transform.
  private func isPlaced(_ view: Int) -> Bool {
    guard case .group(let style) = kinds(view), style.space == nil else { return false }
    guard parents[view] >= 0, case .group(let outer) = kinds(parents[view]) else { return true }
    return outer.space == nil || outer.space == .projected
  }

  /// Removes the links of groups that depend on themselves, or on a chain of groups that is too long.
  private mutating func breakCircles() {
    // The length of each group's chain of dependencies; `nil` while it is computed.
    var depths: [Int: Int?] = [:]
    func depth(_ view: Int, _ level: Int) -> Int? {
      if let depth = depths[view] { return depth }
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
  /// The frame sharing of a group; `nil` for other views and for groups without it.
  public var matched: MatchedGeometry? {
    if case .group(let style) = self { style.matched } else { nil }
  }
}
