import ViewTree

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
