import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The plan of a source file: the tree of views, the views that become structures, and all names.
struct ExportPlan: Sendable {
  let timeline: Timeline
  let options: SwiftUIOptions
  let tree: ExportTree
  /// The groups that look like copies of one view.
  let copies: CopyPlan
  /// The groups that share frames.
  let matched: MatchedPlan
  let units: UnitPlan
  let names: ExportNames
  /// The named durations, delays and curves.
  let constantNames: ConstantNames
  /// The time of the state that is shown where motion is reduced, in seconds.
  let still: Double
  /// The theme whose motions the plan has; `nil` for the motions of the design.
  let motion: ThemeMotion?

  init(
    _ timeline: Timeline, _ options: SwiftUIOptions, _ tree: ExportTree,
    copies: CopyPlan = CopyPlan(), motion: ThemeMotion? = nil
  ) {
    (self.timeline, self.options, self.tree, self.copies) = (timeline, options, tree, copies)
    self.motion = motion
    matched = MatchedPlan(tree)
    units = UnitPlan(tree, copies: copies.members)
    names = ExportNames(options, tree, units, prefix: motion?.word ?? "")
    constantNames = ConstantNames(timeline.constants)
    still = options.still(of: timeline)
  }
}

/// A theme with which views move otherwise.
struct ThemeMotion: Hashable, Sendable {
  let theme: String
  /// The name of the motion in generated code.
  let member: String

  /// The beginning of the names of types.
  var word: String { member.uppercasingFirst }
}

/// The views that become structures of their own: the root, and groups with much in them.
struct UnitPlan: Sendable {
  /// The indices of the groups, the root included.
  private(set) var units: Set<Int> = [0]
  /// The index of the unit that each view belongs to; that of a unit is its own.
  let owners: [Int]

  /// The minimum estimated lines of a group that becomes a structure.
  private static let longGroup = 24
  /// The same for groups of several pictures in the root: layers of the design.
  private static let longLayer = 8

  /// Chooses the units of a tree.
  ///
  /// - Parameter copies: Groups that are units anyway, as are the groups around them.
  init(_ tree: ExportTree, copies: Set<Int> = []) {
    units.formUnion(copies)
    for copy in copies {
      guard let parent = tree.views[copy].parent, case .group = tree.views[parent].node.kind else {
        continue
      }
      units.insert(parent)
    }
    var lengths = [Int](repeating: 0, count: tree.views.count)
    var leafCounts = lengths
    for index in tree.views.indices.reversed() {
      let view = tree.views[index]
      var length = UnitPlan.lines(view)
      for child in tree.children(of: index) { length += units.contains(child) ? 1 : lengths[child] }
      lengths[index] = length
      leafCounts[index] =
        view.node.kind.isLeaf ? 1 : tree.children(of: index).map { leafCounts[$0] }.reduce(0, +)
      guard case .group = view.node.kind, view.parent != nil else { continue }
      let isLayer = view.parent == 0 && leafCounts[index] > 1
      let limit = isLayer ? UnitPlan.longLayer : UnitPlan.longGroup
      if length > limit { units.insert(index) }
    }
    var owners: [Int] = []
    for index in tree.views.indices {
      let isUnit = units.contains(index)
      owners.append(isUnit ? index : tree.views[index].parent.map { owners[$0] } ?? 0)
    }
    self.owners = owners
  }

  /// The estimated number of lines that a view adds to a body.
  private static func lines(_ view: ExportTree.View) -> Int {
    let changes = view.node.properties.count + view.motions.count
    return switch view.node.kind.role {
    case .drawn, .repeater: 2 + Swift.min(changes, 6)
    case .geometry, .paint, .mask, .effect: 1
    }
  }
}

/// Groups beside each other that look like copies of one view: the letters of a word, the bars of a chart.
///
/// Each becomes a structure; the structures of a set are merged into one with parameters.
struct CopyPlan: Sendable {
  /// The copies, each set in drawing order.
  private(set) var sets: [[Int]] = []

  /// The fewest groups that are copies.
  private static let fewest = 3

  init() {}

  /// Finds the copies of a tree.
  ///
  /// - Parameter excluded: Groups that turned out to differ.
  init(_ tree: ExportTree, excluding excluded: Set<Int> = []) {
    for index in tree.views.indices {
      let groups = tree.children(of: index).filter { child in
        !excluded.contains(child) && tree.group(child).map { $0.matte == nil } == true
      }
      sets += groups.grouped { Signature.all($0, tree) }.map(\.elements)
        .filter { $0.count >= CopyPlan.fewest }
    }
    sets.sort { $0[0] < $1[0] }
  }

  /// The groups of all sets.
  var members: Set<Int> { Set(sets.joined()) }

  /// The axes along which a member of a set is displaced: those of any member.
  func axes(of index: Int, _ tree: ExportTree) -> Set<Int> {
    guard let set = sets.first(where: { $0.contains(index) }) else { return [] }
    let positions = set.map { tree.views[$0].node.initialValue(.position)?.vectorValue.xy ?? .zero }
    return Set((0...1).filter { axis in positions.contains { $0[axis] != 0 } })
  }

  /// The kind of a view and its changes, without its values.
  private struct Signature: Hashable {
    let kind: String
    let depth: Int
    let properties: Set<PropertyKey>
    let motions: [PropertyKey: Set<Int>]

    /// The signatures of a view and its drawn descendants.
    static func all(_ index: Int, _ tree: ExportTree) -> [Signature] {
      var depths: [Int: Int] = [:]
      return (index..<tree.views[index].end).compactMap { place in
        let view = tree.views[place]
        depths[place] = (view.parent.flatMap { depths[$0] } ?? -1) + 1
        if view.node.kind.role == .geometry, view.motions.isEmpty { return nil }
        // A missing opacity, scale or rotation is no modifier.
        let shown: Set<PropertyKey> = [
          .opacity, .scale, .rotation, .skew, .anchor, .rotationX, .rotationY, .isVisible,
        ]
        return Signature(
          kind: view.node.kind.title, depth: depths[place] ?? 0,
          properties: Set(shown.filter { view.node.properties[$0] != nil }),
          motions: view.motions.mapValues(\.components))
      }
    }
  }
}

/// The groups whose frames SwiftUI's `matchedGeometryEffect` shares.
///
/// It shares frames of layout: pairs of sources that are moved but not turned or scaled, as are the groups around them.
struct MatchedPlan: Sendable {
  /// The indices of the groups.
  private(set) var members: Set<Int> = []
  /// The indices of the groups, and of those around them.
  private(set) var branches: Set<Int> = []

  init(_ tree: ExportTree) {
    var groups: [String: [Int]] = [:]
    for index in tree.views.indices {
      if let matched = tree.group(index)?.matched { groups[matched.id, default: []].append(index) }
    }
    for pair in groups.values where pair.count == 2 {
      guard pair.allSatisfy({ isWhole($0, tree) && isMovedOnly($0, tree) }),
        !tree.path(from: pair[1]).contains(pair[0])
      else { continue }
      members.formUnion(pair)
    }
    branches = Set(members.flatMap { tree.path(from: $0) })
  }

  /// Whether a group is a source that shares its whole frame, and fades at most.
  private func isWhole(_ index: Int, _ tree: ExportTree) -> Bool {
    guard let group = tree.group(index), let matched = group.matched, let size = group.frameSize
    else { return false }
    return matched.isSource && matched.properties == .frame && matched.anchor == [0.5, 0.5]
      && size.min() > 0 && (group.clipSize ?? size) == size
      && (group.transition ?? .opacity) == .opacity
  }

  /// The properties of a transform that leave frames of layout as they are.
  private static let effects: [PropertyKey] = [
    .scale, .rotation, .rotationX, .rotationY, .orientation, .skew, .pathAngle, .motionPath,
    .progress,
  ]

  /// Whether a view and those around it are groups that are placed, and do not move otherwise.
  private func isMovedOnly(_ index: Int, _ tree: ExportTree) -> Bool {
    tree.path(from: index).allSatisfy { index in
      let view = tree.views[index]
      guard let group = tree.group(index), group.effect == nil, group.space == nil else {
        return false
      }
      return view.motions[.position] == nil && view.motions[.anchor] == nil
        && MatchedPlan.effects.allSatisfy { key in
          view.motions[key] == nil && view.node.properties[key] == nil
        }
    }
  }
}
