import Geometry
import SceneModel
import ViewTree

// The views that become structures of their own: the root, and groups with much in them.
extension ExportTree {
  /// The minimum estimated lines of a group that becomes a structure.
  private static let longGroup = 24
  /// The same for groups of several pictures in the root: layers of the design.
  private static let longLayer = 8

  /// The index of the unit that each view belongs to; a unit belongs to itself.
  ///
  /// - Parameter copies: Groups that are units anyway, as are the groups around them.
  func unitOwners(copies: [[Int]]) -> [Int] {
    var units = Set(copies.joined()).union([0])
    for copy in copies.joined() {
      if let parent = views[copy].parent, group(parent) != nil { units.insert(parent) }
    }
    var lengths = [Int](repeating: 0, count: views.count)
    var leafCounts = lengths
    for index in views.indices.reversed() {
      let (view, children) = (views[index], children(of: index))
      lengths[index] = children.reduce(view.lineCount) {
        $0 + (units.contains($1) ? 1 : lengths[$1])
      }
      leafCounts[index] = view.node.kind.isLeaf ? 1 : children.reduce(0) { $0 + leafCounts[$1] }
      guard case .group = view.node.kind, view.parent != nil else { continue }
      let isLayer = view.parent == 0 && leafCounts[index] > 1
      let limit = isLayer ? ExportTree.longLayer : ExportTree.longGroup
      if lengths[index] > limit { units.insert(index) }
    }
    return views.indices.reduce(into: []) { owners, index in
      let isUnit = units.contains(index)
      owners.append(isUnit ? index : views[index].parent.map { owners[$0] } ?? 0)
    }
  }
}

extension ExportTree.View {
  /// The estimated number of lines that the view adds to a body.
  fileprivate var lineCount: Int {
    switch node.kind.role {
    case .drawn, .repeater: 2 + Swift.min(node.properties.count + motions.count, 6)
    case .geometry, .paint, .mask, .effect: 1
    }
  }
}

// Groups beside each other that look like copies of one view: the letters of a word, the bars of a chart.
extension ExportTree {
  /// The fewest groups that are copies.
  private static let fewestCopies = 3

  /// The sets of copies, each in drawing order.
  ///
  /// Each copy becomes a structure; the structures of a set are merged into one with parameters.
  ///
  /// - Parameter excluded: Groups that turned out to differ.
  func copies(excluding excluded: Set<Int> = []) -> [[Int]] {
    views.indices.flatMap { index in
      let groups = children(of: index).filter { child in
        !excluded.contains(child) && group(child).map { $0.matte == nil } == true
      }
      return groups.grouped(by: signatures).map(\.elements)
        .filter { $0.count >= ExportTree.fewestCopies }
    }
    .sorted { $0[0] < $1[0] }
  }

  /// The axes along which any group of a set is displaced.
  func axes(of copies: [Int]) -> Set<Int> {
    let positions = copies.map { views[$0].node.initialValue(.position)?.vectorValue.xy ?? .zero }
    return Set((0...1).filter { axis in positions.contains { $0[axis] != 0 } })
  }

  /// The kind of a view and its changes, without its values.
  private struct Signature: Hashable {
    let kind: String
    let depth: Int
    let properties: Set<PropertyKey>
    let motions: [PropertyKey: Set<Int>]
  }

  /// The signatures of a view and its drawn descendants.
  private func signatures(of index: Int) -> [Signature] {
    var depths: [Int: Int] = [:]
    return (index..<views[index].end).compactMap { place in
      let view = views[place]
      let depth = (view.parent.flatMap { depths[$0] } ?? -1) + 1
      depths[place] = depth
      if view.node.kind.role == .geometry, view.motions.isEmpty { return nil }
      // A missing opacity, scale or rotation is no modifier.
      let shown: Set<PropertyKey> = [
        .opacity, .scale, .rotation, .skew, .anchor, .rotationX, .rotationY, .isVisible,
      ]
      return Signature(
        kind: view.node.kind.title, depth: depth,
        properties: shown.filter { view.node.properties[$0] != nil },
        motions: view.motions.mapValues(\.components))
    }
  }
}

// Groups whose frames SwiftUI's `matchedGeometryEffect` shares.
extension ExportTree {
  /// The groups that share frames of layout: pairs of sources that are moved but not turned or scaled, as are the groups
  /// around them.
  var matchedGroups: Set<Int> {
    var groups: [String: [Int]] = [:]
    for index in views.indices {
      if let matched = group(index)?.matched { groups[matched.id, default: []].append(index) }
    }
    let pairs = groups.values.filter { pair in
      pair.count == 2 && pair.allSatisfy { sharesFrame($0) && isMovedOnly($0) }
        && !path(from: pair[1]).contains(pair[0])
    }
    return Set(pairs.joined())
  }

  /// Whether a group is a source that shares its whole frame, and fades at most.
  private func sharesFrame(_ index: Int) -> Bool {
    guard let group = group(index), let matched = group.matched, let size = group.frameSize
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
  private func isMovedOnly(_ index: Int) -> Bool {
    path(from: index).allSatisfy { index in
      let view = views[index]
      guard let group = group(index), group.effect == nil, group.space == nil else { return false }
      return view.motions[.position] == nil && view.motions[.anchor] == nil
        && ExportTree.effects.allSatisfy { key in
          view.motions[key] == nil && view.node.properties[key] == nil
        }
    }
  }
}
